import type { Stage } from '@plenum/contract';
import {
  IconBroadcast,
  IconHourglass,
  IconMoonStars,
  IconPlugConnectedX,
  type Icon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../../ui/state-pill.tsx';

type Shown = 'idle' | 'waiting' | 'live' | 'interrupted';

const looks: Readonly<Record<Shown, { icon: Icon; hue: 'plain' | 'amber' | 'red' | 'sky' }>> = {
  idle: { icon: IconMoonStars, hue: 'plain' },
  waiting: { icon: IconHourglass, hue: 'sky' },
  live: { icon: IconBroadcast, hue: 'red' },
  interrupted: { icon: IconPlugConnectedX, hue: 'amber' },
};

const shownOf = ({ run }: Stage): Shown =>
  run === null || run.state === 'ended' ? 'idle' : run.state;

export function StageState({ stage }: { stage: Stage }) {
  const t = useTranslations('stages.states');
  const shown = shownOf(stage);
  return <StatePill {...looks[shown]} label={t(shown)} />;
}
