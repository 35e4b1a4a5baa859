import { Button } from '@mantine/core';
import type { ShownPost } from '@plenum/contract';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { keepBookmark } from '../blog.api.ts';
import { shownPost } from '../blog.live.ts';

/** Kept at once, and taken back where that fails. */
export function BookmarkButton({ post }: { post: ShownPost }) {
  const t = useTranslations('blog.bookmark');
  const { apply } = useChanges();
  const { id, title, isBookmarked, bookmarks } = post;
  const Mark = isBookmarked ? IconBookmarkFilled : IconBookmark;
  const toggle = () => {
    const isKept = !isBookmarked;
    const change = {
      key: newKey(),
      shows: [
        shownPost.changedAt(id, (known) => ({
          ...known,
          isBookmarked: isKept,
          bookmarks: known.bookmarks + (isKept ? 1 : -1),
        })),
      ],
      send: () => keepBookmark(id, isKept),
    };
    void apply(change, { failed: (reason) => t('failed', { title, reason }) }).catch(
      () => undefined,
    );
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-pressed={isBookmarked}
      leftSection={<Mark size={14} aria-hidden />}
      onClick={toggle}
    >
      {t('keep', { count: bookmarks })}
    </Button>
  );
}
