import type { FirstSteps, MyEvent } from '@plenum/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StepLine } from './step-line.tsx';
import { StepsDrawing } from './steps-drawing.tsx';
import classes from './steps.module.css';
import { allSteps } from './steps.places.ts';

interface StepsPanelProps {
  /** Null: the first step makes it. */
  event: MyEvent | null;
  known: FirstSteps | null;
  onAway?: () => void;
  /** What else can be begun with. */
  other?: ReactNode;
}

/** From nothing to an event that people come to; what is done is seen from what is there. */
export function StepsPanel({ event, known, onAway, other }: StepsPanelProps) {
  const t = useTranslations('first-steps');
  const steps = allSteps(known);
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={classes.panel} aria-labelledby="first-steps">
      <header className={classes.head}>
        <div className={classes.about}>
          <h2 id="first-steps">{event ? t('titleOf', { name: event.name }) : t('title')}</h2>
          <p>{t('lead')}</p>
          <p className={classes.count}>{t('count', { done, count: steps.length })}</p>
          <progress
            className={classes.bar}
            aria-label={t('progress')}
            value={done}
            max={steps.length}
          />
        </div>
        <StepsDrawing done={done} />
      </header>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <StepLine
            key={step.name}
            step={step}
            eventId={event?.id}
            isNext={step.name === next}
            missing={known?.missing ?? []}
          />
        ))}
      </ol>
      {(onAway ?? other) && (
        <footer className={classes.foot}>
          {other}
          {onAway && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={onAway}>
              {t('hide')}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}
