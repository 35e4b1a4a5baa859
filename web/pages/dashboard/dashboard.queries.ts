import type { PeopleQuery } from '@plenum/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { layout } from '../../features/dashboard/dashboard.live.ts';
import { peopleOptions } from '../../features/people/people.api.ts';
import { tasks } from '../../features/todo/todo.live.ts';
import type { TaskList } from '../../features/todo/todo.order.ts';
import { call } from '../../platform/api-client.ts';
import { myEventsOptions } from '../../platform/current-event.ts';
import { readAhead } from '../../platform/loading/read-ahead.ts';

export const organising = ['manage', 'all'] as const;

/** No message tells of these: they are read again while somebody looks. */
export const everyMinute = {
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  staleTime: 5_000,
} as const;

const byDueDate: TaskList = { filter: 'all', tag: '', q: '', sort: 'due-date' };
export const tasksByDueDate = tasks.options(byDueDate);

export const countOf = (query: PeopleQuery) => ({
  ...peopleOptions({ ...query, perPage: 1 }),
  select: ({ total }: { total: number }) => total,
  ...everyMinute,
});

export const failedMails = () =>
  queryOptions({
    queryKey: ['organisations', 'outbox', 'failed'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/organisations/outbox', { query: { state: 'failed' }, signal })).total,
    ...everyMinute,
  });

const shownDeeds = 6;

/** Who signed in is read in the audit trail; here is what was done. */
export const newestDeeds = () =>
  queryOptions({
    queryKey: ['audit', 'newest'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/audit', { query: { without: 'accounts' }, signal })).entries,
    select: (entries) => entries.slice(0, shownDeeds),
    ...everyMinute,
  });

const readTasks = (client: QueryClient) => [
  client.query(myEventsOptions()),
  client.query(layout.options()),
  client.query(tasksByDueDate),
];

const readFigures = (client: QueryClient) => [
  client.query(countOf({ role: 'admin' })),
  client.query(failedMails()),
  client.query(newestDeeds()),
];

export const readDashboard = () =>
  Promise.all([readAhead(readTasks), readAhead(readFigures, organising)]);
