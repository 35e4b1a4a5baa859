import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

interface Named {
  id: number;
  name: string;
}

type Deed = 'lifted' | 'moved' | 'dropped' | 'cancelled';

/** What is carried, and where it is among so many. */
interface Carried extends Record<string, string | number> {
  name: string;
  place: number;
  count: number;
}

/** What a screen reader says while one is moved with the keyboard. */
export function orderWords(
  rows: readonly Named[],
  say: (deed: Deed, carried: Carried) => string,
  instructions: string,
) {
  const placeOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id);
  const about = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: rows[placeOf(id)]?.name ?? '',
    place: placeOf(over ?? id) + 1,
    count: rows.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('lifted', about(active.id, undefined)),
    onDragOver: ({ active, over }) => say('moved', about(active.id, over?.id)),
    onDragEnd: ({ active, over }) => say('dropped', about(active.id, over?.id)),
    onDragCancel: ({ active }) => say('cancelled', about(active.id, undefined)),
  };
  return { announcements, screenReaderInstructions: { draggable: instructions } };
}
