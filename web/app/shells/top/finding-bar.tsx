import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useBookmarks } from '../../../features/bookmarks/use-bookmarks.ts';
import { SearchButton } from '../../../features/search/search-button.tsx';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { useNamedPages } from '../../use-named-pages.ts';
import classes from './finding-bar.module.css';

/** Its icons can be dragged: what that needs comes after the page itself. */
const BookmarkBar = lazyPart(
  async () => (await import('../../../features/bookmarks/bookmark-bar.tsx')).BookmarkBar,
);

/** Its words come with it. */
const loadPalette = async () =>
  (await Promise.all([import('./finding-palette.tsx'), loadTexts('deeds')]))[0].FindingPalette;
const Palette = lazyPart(loadPalette);

/** The part of the top bar that leads to other pages: search and bookmarks. */
export function FindingBar() {
  const organisation = useOrganisation();
  const pages = useNamedPages(organisation?.shortName ?? '');
  const bookmarks = useBookmarks(pages);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const here = pages.find((page) => page.path === path && bookmarks.canMark(page));
  return (
    <div className={classes.bar}>
      <SearchButton Palette={Palette} load={loadPalette} />
      <div className={classes.bookmarks}>
        <Suspense fallback={null}>
          <BookmarkBar bookmarks={bookmarks} here={here} />
        </Suspense>
      </div>
    </div>
  );
}
