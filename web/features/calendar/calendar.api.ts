import type { AnswerInput, Entry, EntryUpdate, EntryWhich, NewEntry } from './calendar.types.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { newKey } from '../../platform/new-key.ts';
import type { Clock } from './calendar.clock.ts';
import { addDays, type Day, monthGrid } from './calendar.days.ts';

export const occurrencesKey = ['calendar', 'occurrences'] as const;
export const entriesKey = ['calendar', 'entry'] as const;

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
    queryKey: [...occurrencesKey, 'month', clock.zone, from],
    queryFn: ({ signal }) => readStretch(clock, from, to, signal),
    staleTime: 60_000,
  });
};

export const entryOptions = (entryId: number) =>
  queryOptions({
    queryKey: [...entriesKey, entryId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/calendar/entries/:entryId', { params: { entryId }, signal })).entry,
    staleTime: 0,
  });

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

export const restoreEntry = async (entryId: number): Promise<Entry> =>
  (
    await call('POST /api/calendar/entries/:entryId/restore', {
      params: { entryId },
      idempotencyKey: newKey(),
    })
  ).entry;

export const answerEntry = async (entryId: number, body: AnswerInput): Promise<Entry> => {
  const input = { params: { entryId }, body, idempotencyKey: newKey() };
  return (await call('POST /api/calendar/entries/:entryId/answer', input)).entry;
};
