import type { BookingState as State } from '@plenum/contract';
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconHourglassEmpty,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../ui/state-pill.tsx';

const looks = {
  held: { icon: IconHourglass, hue: 'sky' },
  expired: { icon: IconHourglassEmpty, hue: 'plain' },
  pending: { icon: IconClock, hue: 'amber' },
  confirmed: { icon: IconCircleCheck, hue: 'green' },
  cancelled: { icon: IconCircleX, hue: 'plain' },
} as const;

export function BookingState({ state }: { state: State }) {
  const t = useTranslations('bookings.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
