import { Suspense, useSyncExternalStore } from 'react';
import { isBusy, onBusy } from '../../../platform/busy.ts';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import classes from './busy-note.module.css';

const BusyWords = lazyPart(async () => {
  const [{ BusyWords }] = await Promise.all([import('./busy-words.tsx'), loadTexts('frame')]);
  return BusyWords;
});

/** A word at the edge while something is asked again; the page stays as it is. */
export function BusyNote() {
  const isShown = useSyncExternalStore(onBusy, isBusy);
  return (
    <p className={classes.place} aria-live="polite">
      {isShown && (
        <Suspense>
          <BusyWords />
        </Suspense>
      )}
    </p>
  );
}
