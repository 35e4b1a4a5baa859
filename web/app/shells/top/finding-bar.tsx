import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useBookmarks } from '../../../features/bookmarks/use-bookmarks.ts';
import { SearchButton } from '../../../features/search/search-button.tsx';
import { useCan } from '../../../platform/abilities.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import type { Place } from '../../../platform/named-page.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { useLastSession } from '../../../platform/session/session.ts';
import { useNamedPages } from '../../use-named-pages.ts';
import classes from './finding-bar.module.css';

/** Its icons can be dragged: what that needs comes after the page itself. */
const BookmarkBar = lazyPart(
  async () => (await import('../../../features/bookmarks/bookmark-bar.tsx')).BookmarkBar,
);

const personLink = (id: number): Place => ({
  to: '/apps/user/view/$id',
  params: { id: String(id) },
});

/** The part of the top bar that leads to other pages: search and bookmarks. */
export function FindingBar() {
  const organisation = useOrganisation();
  const person = useLastSession()?.person;
  const can = useCan();
  const pages = useNamedPages(organisation?.shortName ?? '');
  const bookmarks = useBookmarks(pages);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const here = pages.find((page) => page.path === path && bookmarks.canMark(page));
  return (
    <div className={classes.bar}>
      <SearchButton
        owner={`${organisation?.id ?? 0}.${person?.id ?? 0}`}
        pages={pages}
        marks={bookmarks}
        personLink={can(['manage', 'all']) ? personLink : undefined}
      />
      <div className={classes.bookmarks}>
        <Suspense fallback={null}>
          <BookmarkBar bookmarks={bookmarks} here={here} />
        </Suspense>
      </div>
    </div>
  );
}
