import type { Entry, EntryUpdate, NewEntry, Occurrence, Occurrences } from '@plenum/contract';
import type { Actor } from '../builders.ts';
import { aMeeting } from './calendar.ts';
import type { Answer, TestApp } from '../test-app.ts';

const good = (answer: Answer): Answer => {
  if (answer.status < 300) return answer;
  throw new Error(`The calendar answered ${answer.text}.`);
};

/** What one person does with their calendar, over HTTP; others by the last argument. */
export function calendarCalls(app: TestApp, me: Actor) {
  const post = (fields: Partial<NewEntry> = {}, by = me) =>
    app.call('POST /api/calendar/entries', { token: by.token, body: { ...aMeeting, ...fields } });
  const patch = (entry: Entry, body: Omit<EntryUpdate, 'version'>, by = me) =>
    app.call('PATCH /api/calendar/entries/:entryId', {
      token: by.token,
      params: { entryId: entry.id },
      body: { version: entry.version, ...body },
    });
  const between = (from: string, to: string, by = me) =>
    app.call('GET /api/calendar/occurrences', { token: by.token, query: { from, to } });
  const entryIn = (answer: Answer) => (good(answer).body as { entry: Entry }).entry;
  const seen = async (from: string, to: string, by = me): Promise<Occurrence[]> => {
    const answer = good(await between(`${from}T00:00:00Z`, `${to}T00:00:00Z`, by));
    return (answer.body as Occurrences).occurrences;
  };
  return {
    post,
    patch,
    between,
    seen,
    make: async (fields: Partial<NewEntry> = {}, by = me) => entryIn(await post(fields, by)),
    change: async (entry: Entry, body: Omit<EntryUpdate, 'version'>) =>
      entryIn(await patch(entry, body)),
    read: (entryId: number, by = me) =>
      app.call('GET /api/calendar/entries/:entryId', { token: by.token, params: { entryId } }),
    remove: (entryId: number, query: Record<string, unknown> = {}, by = me) =>
      app.call('DELETE /api/calendar/entries/:entryId', {
        token: by.token,
        params: { entryId },
        query,
      }),
    restore: (entryId: number, by = me) =>
      app.call('POST /api/calendar/entries/:entryId/restore', {
        token: by.token,
        params: { entryId },
      }),
    /** Beginnings and titles, as `10-16T07:00 Weekly`. */
    days: async (from: string, to: string, by = me) =>
      (await seen(from, to, by)).map(({ start, title }) => `${start.slice(5, 16)} ${title}`),
  };
}
