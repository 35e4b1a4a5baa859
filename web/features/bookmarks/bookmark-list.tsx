import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { NamedPage } from '../../platform/named-page.ts';
import classes from './bookmark-list.module.css';
import { BookmarkRow } from './bookmark-row.tsx';
import { SortablePages } from './sortable-pages.tsx';
import type { Bookmarked } from './use-bookmarks.ts';

interface BookmarkListProps {
  bookmarks: Bookmarked;
  /** The page one is on, when it can be marked. */
  here: NamedPage | undefined;
  onOpen: () => void;
}

/** All bookmarks with their names: to open, put in order and take away. */
export function BookmarkList({ bookmarks, here, onOpen }: BookmarkListProps) {
  const t = useTranslations('bookmarks');
  const { marked } = bookmarks;
  return (
    <>
      {here && <MarkHere page={here} bookmarks={bookmarks} />}
      {marked.length === 0 ? (
        <p className={classes.empty}>{t('empty')}</p>
      ) : (
        <SortablePages pages={marked} onMove={bookmarks.move}>
          <ul className={classes.rows} aria-label={t('label')}>
            {marked.map((page) => (
              <BookmarkRow
                key={page.path}
                page={page}
                onUnmark={() => bookmarks.mark(page, false)}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </SortablePages>
      )}
    </>
  );
}

function MarkHere({ page, bookmarks }: { page: NamedPage; bookmarks: Bookmarked }) {
  const t = useTranslations('bookmarks');
  const isMarked = bookmarks.isMarked(page);
  const Icon = isMarked ? IconStarFilled : IconStar;
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<Icon size={16} className={classes.mark} aria-hidden />}
      onClick={() => bookmarks.mark(page, !isMarked)}
    >
      {t(isMarked ? 'unmarkHere' : 'markHere')}
    </Button>
  );
}
