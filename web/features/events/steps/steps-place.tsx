import { Suspense } from 'react';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { walkedEvent } from './steps.walk.ts';

const StepsStrip = lazyPart(async () => {
  const [{ StepsStrip: Strip }] = await Promise.all([
    import('./steps-strip.tsx'),
    loadTexts('first-steps'),
  ]);
  return Strip;
});

/** Only who walks the steps of an event loads what goes along. */
export function StepsPlace() {
  const walked = useStoredValue(walkedEvent);
  if (!walked) return null;
  return (
    <Suspense fallback={null}>
      <StepsStrip walked={walked} />
    </Suspense>
  );
}
