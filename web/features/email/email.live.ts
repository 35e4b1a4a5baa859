import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { countsOptions } from './email.api.ts';
import { learnCounts, learnRows, letListsAge, readListsAgain } from './email.news.ts';

/** Keeps lists and what is open as the server has them; the answer stops it. */
export function listenToEmails(client: QueryClient): () => void {
  const forgets = [
    onMessage('email.changed', ({ rows, goneIds }) => learnRows(client, rows, goneIds)),
    onMessage('email.box_changed', () => readListsAgain(client)),
    onReconnect(() => readListsAgain(client)),
  ];
  return () => {
    for (const forget of forgets) forget();
    letListsAge(client);
  };
}

/** Each message tells how much is unread. */
export function listenToCounts(client: QueryClient): () => void {
  const forgets = [
    onMessage('email.changed', ({ counts }) => learnCounts(client, counts)),
    onMessage('email.box_changed', ({ counts }) => learnCounts(client, counts)),
    onReconnect(() => void client.invalidateQueries({ queryKey: countsOptions().queryKey })),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
