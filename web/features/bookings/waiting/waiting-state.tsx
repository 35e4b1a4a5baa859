import type { WaitingState as State } from '@plenum/contract';
import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconDoorExit,
  IconGift,
  IconHourglass,
  IconHourglassEmpty,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../../ui/state-pill.tsx';

const looks = {
  waiting: { icon: IconHourglass, hue: 'amber' },
  offered: { icon: IconGift, hue: 'sky' },
  booked: { icon: IconCircleCheck, hue: 'green' },
  lapsed: { icon: IconHourglassEmpty, hue: 'plain' },
  declined: { icon: IconArrowBackUp, hue: 'plain' },
  left: { icon: IconDoorExit, hue: 'plain' },
  removed: { icon: IconBan, hue: 'plain' },
} as const;

export function WaitingState({ state }: { state: State }) {
  const t = useTranslations('bookings.waiting.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
