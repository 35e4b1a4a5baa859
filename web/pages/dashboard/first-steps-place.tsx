import { type ComponentProps, Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import classes from './dashboard.module.css';

const FirstSteps = lazyPart(async () => {
  const [{ FirstSteps: Steps }] = await Promise.all([
    import('../../features/events/steps/first-steps.tsx'),
    loadTexts('first-steps'),
  ]);
  return Steps;
});

/** Whose event is on its way, or still to come, begins here; nobody else loads it. */
export const FirstStepsPlace = (props: ComponentProps<typeof FirstSteps>) => (
  <Suspense fallback={<div className={classes.later} />}>
    <FirstSteps {...props} />
  </Suspense>
);
