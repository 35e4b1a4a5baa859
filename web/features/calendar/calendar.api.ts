import type { AnswerInput, Entry, EntryUpdate, EntryWhich, NewEntry } from './calendar.types.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { Clock } from './calendar.clock.ts';
import { addDays, type Day, monthGrid } from './calendar.days.ts';
import { occurrences } from './calendar.live.ts';

const iso = (instant: number) => new Date(instant).toISOString();

const queryOf = (clock: Clock, from: Day, to: Day) => ({
  from: iso(clock.midnight(from)),
  to: iso(clock.midnight(to)),
});

export const readStretch = (clock: Clock, from: Day, to: Day, signal: AbortSignal) =>
  call('GET /api/calendar/occurrences', { query: queryOf(clock, from, to), signal });

/** The six weeks around a month: every week and day of it is in them. */
export const monthOptions = (clock: Clock, on: Day) => {
  const from = monthGrid(on)[0]?.[0] ?? on;
  const to = addDays(from, 42);
  return queryOptions({
    ...occurrences.live,
    queryKey: [...occurrences.key, 'month', clock.zone, from],
    queryFn: ({ signal }) => readStretch(clock, from, to, signal),
    staleTime: 60_000,
  });
};

export const addEntry = async (body: NewEntry, idempotencyKey: string): Promise<Entry> =>
  (await call('POST /api/calendar/entries', { body, idempotencyKey })).entry;

export const changeEntry = async (
  entryId: number,
  body: EntryUpdate,
  idempotencyKey: string,
): Promise<Entry> => {
  const input = { params: { entryId }, body, idempotencyKey };
  return (await call('PATCH /api/calendar/entries/:entryId', input)).entry;
};

export const removeEntry = (entryId: number, query: EntryWhich) =>
  call('DELETE /api/calendar/entries/:entryId', { params: { entryId }, query });

export const restoreEntry = async (entryId: number, idempotencyKey: string): Promise<Entry> =>
  (
    await call('POST /api/calendar/entries/:entryId/restore', {
      params: { entryId },
      idempotencyKey,
    })
  ).entry;

export const answerEntry = async (
  entryId: number,
  body: AnswerInput,
  idempotencyKey: string,
): Promise<Entry> => {
  const input = { params: { entryId }, body, idempotencyKey };
  return (await call('POST /api/calendar/entries/:entryId/answer', input)).entry;
};
