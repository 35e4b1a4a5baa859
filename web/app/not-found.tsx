import { useMatch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadTexts } from '../platform/i18n/texts.ts';
import classes from './shells/misc-shell.module.css';

/** Fetched when somebody gets lost: the first page does not carry it. */
const Page = lazy(async () => {
  const [{ NotFoundPage }] = await Promise.all([
    import('../pages/apart/not-found-page.tsx'),
    loadTexts('frame'),
  ]);
  return { default: NotFoundPage };
});

/** Inside the frame it is part of the page; alone it is the page. */
export function NotFound() {
  const frame = useMatch({ from: '/signed-in', shouldThrow: false });
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  );
  return frame ? page : <main className={classes.page}>{page}</main>;
}
