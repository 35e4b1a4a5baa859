import type { ImportState as State } from '@plenum/contract';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconChecklist,
  IconCircleCheck,
  IconColumns,
  IconLoader,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../ui/state-pill.tsx';

const atWork = { icon: IconLoader, hue: 'sky' } as const;
const looks = {
  reading: atWork,
  checking: atWork,
  running: atWork,
  undoing: atWork,
  unreadable: { icon: IconAlertTriangle, hue: 'red' },
  open: { icon: IconColumns, hue: 'amber' },
  checked: { icon: IconChecklist, hue: 'indigo' },
  done: { icon: IconCircleCheck, hue: 'green' },
  undone: { icon: IconArrowBackUp, hue: 'plain' },
} as const;

export function ImportState({ state }: { state: State }) {
  const t = useTranslations('imports.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
