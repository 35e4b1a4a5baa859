import '../../ui/styles/tooltip.css';
import { ActionIcon, Popover } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NamedPage } from '../../platform/named-page.ts';
import classes from './bookmark-bar.module.css';
import { BookmarkIcon } from './bookmark-icon.tsx';
import { BookmarkList } from './bookmark-list.tsx';
import { SortablePages } from './sortable-pages.tsx';
import type { Bookmarked } from './use-bookmarks.ts';
import { useResizeObserver } from '@mantine/hooks';

/** How many things of one width fit beside each other into the element with this ref. */
function useFittingCount(width: number) {
  const [ref, { width: room }] = useResizeObserver<HTMLDivElement>();
  return { ref, count: Math.floor(room / width) };
}

interface BookmarkBarProps {
  bookmarks: Bookmarked;
  /** The page one is on, when it can be marked. */
  here: NamedPage | undefined;
}

const iconWidth = 40;

/** Marked pages as icons, as many as there is room for; the star opens all of them by name. */
export function BookmarkBar({ bookmarks, here }: BookmarkBarProps) {
  const t = useTranslations('bookmarks');
  const { ref, count } = useFittingCount(iconWidth);
  const shown = bookmarks.marked.slice(0, count);
  const hidden = bookmarks.marked.length - shown.length;
  return (
    <nav className={classes.bar} aria-label={t('label')}>
      <div ref={ref} className={classes.room}>
        {shown.length > 0 && (
          <SortablePages pages={shown} onMove={bookmarks.move}>
            <ul className={classes.icons}>
              {shown.map((page) => (
                <BookmarkIcon key={page.path} page={page} />
              ))}
            </ul>
          </SortablePages>
        )}
      </div>
      <AllBookmarks bookmarks={bookmarks} here={here} hidden={hidden} />
    </nav>
  );
}

function AllBookmarks({ bookmarks, here, hidden }: BookmarkBarProps & { hidden: number }) {
  const t = useTranslations('bookmarks');
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={300}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes.all}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={hidden > 0 ? t('openMore', { hidden }) : t('open')}
          onClick={() => setOpened(!opened)}
        >
          <IconStar size={20} stroke={1.75} aria-hidden />
          {hidden > 0 && <span className={classes.more}>{`+${hidden}`}</span>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <BookmarkList bookmarks={bookmarks} here={here} onOpen={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
