import { type ComponentProps, Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { LinesSkeleton } from '../../ui/skeleton.tsx';

const FirstSteps = lazyPart(async () => {
  const [{ FirstSteps: Steps }] = await Promise.all([
    import('../../features/events/steps/first-steps.tsx'),
    loadTexts('first-steps'),
  ]);
  return Steps;
});

/** Whose event is on its way needs the steps; nobody else loads them. */
export const FirstStepsPlace = (props: ComponentProps<typeof FirstSteps>) => (
  <Suspense fallback={<LinesSkeleton lines={8} />}>
    <FirstSteps {...props} />
  </Suspense>
);
