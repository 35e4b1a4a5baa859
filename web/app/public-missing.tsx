import { lazy, Suspense } from 'react';
import { loadTexts } from '../platform/i18n/texts.ts';
import classes from './shells/misc-shell.module.css';

/** Fetched when somebody looks for an event that is not there. */
const Page = lazy(async () => {
  const [{ PublicMissingPage }] = await Promise.all([
    import('../pages/public/public-missing-page.tsx'),
    loadTexts('frame', 'event-page'),
  ]);
  return { default: PublicMissingPage };
});

export function PublicMissing() {
  return (
    <main className={classes.page}>
      <Suspense>
        <Page />
      </Suspense>
    </main>
  );
}
