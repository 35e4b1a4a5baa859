import { Button } from '@mantine/core';
import type { FirstSteps } from '@plenum/contract';
import { IconCircle, IconCircleCheckFilled, IconCircleDot } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './steps.module.css';
import { importPlace, placeOfMissing, placeOfStep, type Step } from './steps.places.ts';
import { walkedEvent } from './steps.walk.ts';

interface StepLineProps {
  step: Step;
  /** Without an event only the first step can be done. */
  eventId: number | undefined;
  isNext: boolean;
  missing: FirstSteps['missing'];
}

const marks = { done: IconCircleCheckFilled, next: IconCircleDot, open: IconCircle };

/** One step: the next one says more, and leads on by its button. */
export function StepLine({ step: { name, isDone }, eventId, isNext, missing }: StepLineProps) {
  const t = useTranslations('first-steps');
  const state = isDone ? 'done' : isNext ? 'next' : 'open';
  const Mark = marks[state];
  const isOpen = eventId !== undefined && name !== 'event';
  const walk = () => walkedEvent.set(eventId ?? null);
  return (
    <li className={classes.step} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <Mark size={22} aria-hidden />
      <div className={classes.words}>
        <h3>
          {isOpen ? (
            <Link {...placeOfStep[name]} onClick={walk}>
              {t(`steps.${name}.title`)}
            </Link>
          ) : (
            t(`steps.${name}.title`)
          )}
          <span className="visually-hidden"> {t(`states.${state}`)}</span>
        </h3>
        {!isDone && <p>{t(`steps.${name}.text`)}</p>}
        {name === 'publish' && !isDone && isOpen && <Missing missing={missing} onWalk={walk} />}
      </div>
      {isNext && (
        <div className={classes.choices}>
          <Button renderRoot={(props) => <Link {...placeOfStep[name]} {...props} />} onClick={walk}>
            {t(`steps.${name}.go`)}
          </Button>
          {name === 'sessions' && (
            <Button
              variant="default"
              renderRoot={(props) => <Link {...importPlace} {...props} />}
              onClick={walk}
            >
              {t('import')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface MissingProps {
  missing: FirstSteps['missing'];
  onWalk: () => void;
}

function Missing({ missing, onWalk }: MissingProps) {
  const t = useTranslations('first-steps');
  if (missing.length === 0) return null;
  return (
    <ul className={classes.missing} aria-label={t('missing')}>
      {missing.map((name) => (
        <li key={name}>
          <Link {...placeOfMissing[name]} onClick={onWalk}>
            {t(`needs.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
