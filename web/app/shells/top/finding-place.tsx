import { Suspense } from 'react';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import classes from './finding-place.module.css';

/** Its texts come with it: the first page waits for neither. */
const FindingBar = lazyPart(async () => {
  const [{ FindingBar: Bar }] = await Promise.all([
    import('./finding-bar.tsx'),
    loadTexts('search', 'bookmarks'),
  ]);
  return Bar;
});

/** Keeps the room that search and bookmarks will take, so that nothing moves when they come. */
export function FindingPlace() {
  return (
    <div className={classes.place}>
      <Suspense fallback={null}>
        <FindingBar />
      </Suspense>
    </div>
  );
}
