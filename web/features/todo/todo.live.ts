import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/socket-client.ts';
import { forgetTask, learnKey, learnTask, listsKey } from './todo.news.ts';

/** Keeps the cached lists as the server has them; the answer stops it. */
export function listenToTasks(client: QueryClient): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: listsKey });
  const forgets = [
    onMessage('todo.task_changed', ({ task, key }) => {
      if (key) learnKey(client, key);
      learnTask(client, task);
    }),
    onMessage('todo.task_gone', ({ id }) => forgetTask(client, id)),
    onMessage('todo.order_changed', readAgain),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
