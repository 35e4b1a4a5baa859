import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslations } from 'use-intl';
import type { NamedPage } from '../../platform/named-page.ts';

/** What a screen reader says while a bookmark is moved with the keyboard. */
export function useOrderWords(pages: readonly NamedPage[]) {
  const t = useTranslations('bookmarks.drag');
  const placeOf = (id: UniqueIdentifier | undefined) => pages.findIndex(({ path }) => path === id);
  const about = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    page: pages[placeOf(id)]?.label ?? '',
    place: placeOf(over ?? id) + 1,
    count: pages.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lifted', about(active.id, undefined)),
    onDragOver: ({ active, over }) => t('moved', about(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('dropped', about(active.id, over?.id)),
    onDragCancel: ({ active }) => t('cancelled', about(active.id, undefined)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('instructions') } };
}
