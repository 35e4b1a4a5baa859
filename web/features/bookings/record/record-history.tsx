import type { BookingDone, BookingRecord, BookingState as State } from '@plenum/contract';
import { IconMail, IconMailFast, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StateHistory } from '../../../ui/panel/state-history.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { BookingState } from '../booking-state.tsx';

type Step = State | Exclude<BookingDone, 'moved'>;

const looks = {
  changed: { icon: IconPencil, hue: 'plain' },
  mailed: { icon: IconMail, hue: 'plain' },
  written: { icon: IconMailFast, hue: 'plain' },
} as const;

/** How it came to its state, and what was changed or mailed on the way. */
export function RecordHistory({ changes }: Pick<BookingRecord, 'changes'>) {
  const t = useTranslations('bookings.record');
  const steps = changes.map(({ done, facts, state, at, by, why, reference }) => ({
    state: done === 'moved' ? state : (done satisfies Step as Step),
    at,
    by,
    why: [
      reference && t('ofAddition', { reference }),
      done === 'changed' ? facts.map((fact) => t(`facts.${fact}`)).join(', ') : why,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return <StateHistory title={t('history')} changes={steps} Pill={StepPill} />;
}

function StepPill({ state }: { state: Step }) {
  const t = useTranslations('bookings.record.done');
  if (state === 'changed' || state === 'mailed' || state === 'written') {
    return <StatePill {...looks[state]} label={t(state)} />;
  }
  return <BookingState state={state} />;
}
