import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Task } from '@plenum/contract';
import { useTranslations } from 'use-intl';

/** What a screen reader says while a task is moved with the keyboard. */
export function useDragWords(tasks: readonly Task[]) {
  const t = useTranslations('todo.drag');
  const placeOf = (id: UniqueIdentifier | undefined) => tasks.findIndex((task) => task.id === id);
  const about = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    title: tasks[placeOf(id)]?.title ?? '',
    place: placeOf(over ?? id) + 1,
    count: tasks.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lifted', about(active.id, undefined)),
    onDragOver: ({ active, over }) => t('moved', about(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('dropped', about(active.id, over?.id)),
    onDragCancel: ({ active }) => t('cancelled', about(active.id, undefined)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('instructions') } };
}
