import type { LetterState as State } from '@plenum/contract';
import {
  IconCalendarTime,
  IconCircleCheck,
  IconHandStop,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../../ui/state-pill.tsx';

const looks = {
  draft: { icon: IconPencil, hue: 'plain' },
  scheduled: { icon: IconCalendarTime, hue: 'sky' },
  sending: { icon: IconSend, hue: 'amber' },
  sent: { icon: IconCircleCheck, hue: 'green' },
  stopped: { icon: IconHandStop, hue: 'plain' },
} as const;

export function LetterState({ state }: { state: State }) {
  const t = useTranslations('booking-letters.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
