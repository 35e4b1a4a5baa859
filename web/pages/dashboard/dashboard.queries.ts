import type { MyEvent, PeopleQuery } from '@plenum/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { layout } from '../../features/dashboard/dashboard.live.ts';
import { checklist, numbers } from '../../features/events/events.live.ts';
import { peopleOptions } from '../../features/people/people.api.ts';
import { tasks } from '../../features/todo/todo.live.ts';
import type { TaskList } from '../../features/todo/todo.order.ts';
import { call } from '../../platform/api-client.ts';
import { justReadMs, readAhead } from '../../platform/loading/read-ahead.ts';
import { readEventAhead } from '../../platform/loading/read-event-ahead.ts';

export const organising = ['manage', 'all'] as const;

/** No message tells of these: they are read again while somebody looks. */
export const everyMinute = {
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  staleTime: justReadMs,
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

/** How many sessions would be new, changed or gone if the draft were published now. */
export const unpublishedOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['agenda', 'differences', eventId, 'count'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/events/:eventId/agenda/differences', {
          params: { eventId },
          query: {},
          signal,
        })
      ).length,
    ...everyMinute,
  });

export const missingOptions = (eventId: number) => ({
  ...checklist.options(eventId),
  select: (items: readonly { isDone: boolean }[]) => items.filter(({ isDone }) => !isDone).length,
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
  client.query(layout.options()),
  client.query(tasksByDueDate),
];

const readFigures = (client: QueryClient) => [
  client.query(countOf({ role: 'admin' })),
  client.query(failedMails()),
  client.query(newestDeeds()),
];

const readEventFigures = (client: QueryClient, { id }: MyEvent) => [
  client.query(numbers.options(id)),
  client.query(unpublishedOptions(id)),
];

export const readDashboard = () =>
  Promise.all([
    readAhead(readTasks),
    readAhead(readFigures, organising),
    readEventAhead(readEventFigures, organising),
  ]);
