import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { entriesKey, occurrencesKey } from './calendar.api.ts';

/** Reads again what is in sight when anything in it may have changed; the answer stops it. */
export function listenToCalendar(client: QueryClient): () => void {
  const readOccurrences = () => void client.invalidateQueries({ queryKey: occurrencesKey });
  const readAll = () => {
    readOccurrences();
    void client.invalidateQueries({ queryKey: entriesKey });
  };
  const forgets = [
    onMessage('calendar.changed', ({ entryIds }) => {
      readOccurrences();
      for (const id of entryIds) void client.invalidateQueries({ queryKey: [...entriesKey, id] });
    }),
    onMessage('agenda.stars_changed', readOccurrences),
    onMessage('todo.task_changed', readOccurrences),
    onMessage('todo.task_gone', readOccurrences),
    onReconnect(readAll),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
