import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { BookingStep } from '../bookings.places.ts';
import classes from './booking-steps.module.css';

interface BookingStepsProps {
  steps: readonly BookingStep[];
  current: BookingStep;
  onStep: (step: BookingStep) => void;
}

/** Where one is, and the way back; what lies ahead is reached by doing it. */
export function BookingSteps({ steps, current, onStep }: BookingStepsProps) {
  const t = useTranslations('booking-page.steps');
  const here = steps.indexOf(current);
  return (
    <nav aria-label={t('label')}>
      <ol className={classes.steps}>
        {steps.map((step, place) => (
          <li
            key={step}
            data-state={place < here ? 'done' : place === here ? 'here' : 'ahead'}
            aria-current={place === here ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {place < here ? <IconCheck size={14} /> : place + 1}
            </span>
            {place < here ? (
              <button type="button" onClick={() => onStep(step)}>
                {t(step)}
              </button>
            ) : (
              t(step)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
