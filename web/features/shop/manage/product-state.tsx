import type { ProductState as State } from '@plenum/contract';
import { IconArchive, IconBuildingStore, IconEyeOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../../ui/state-pill.tsx';

const looks = {
  on_sale: { icon: IconBuildingStore, hue: 'green' },
  hidden: { icon: IconEyeOff, hue: 'plain' },
  archived: { icon: IconArchive, hue: 'amber' },
} as const;

export function ProductState({ state }: { state: State }) {
  const t = useTranslations('catalogue.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
