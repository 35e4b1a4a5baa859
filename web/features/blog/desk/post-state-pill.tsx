import type { PostState } from '@plenum/contract';
import { IconArrowBackUp, IconCircleCheck, IconClock, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../../ui/state-pill.tsx';

const looks = {
  draft: { icon: IconPencil, hue: 'plain' },
  scheduled: { icon: IconClock, hue: 'amber' },
  published: { icon: IconCircleCheck, hue: 'green' },
  withdrawn: { icon: IconArrowBackUp, hue: 'red' },
} as const;

export function PostStatePill({ state }: { state: PostState }) {
  const t = useTranslations('blog.desk.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
