import type { AgendaResult, AgendaSession, NewSession, SessionUpdate } from '@plenum/contract';
import { effectInEvent } from '../../platform/live/event-news.ts';
import type { Change } from '../../platform/live/perform.ts';
import { newKey } from '../../platform/new-key.ts';
import {
  addSession,
  removeSession,
  shiftSessions,
  undoChange,
  updateSession,
} from './agenda.api.ts';
import { draft } from './agenda.live.ts';
import { noteOwn, versionFrom } from './agenda.own.ts';

export type SessionFields = Omit<SessionUpdate, 'version'>;

/** Something a person does to the draft. */
export interface DraftChange extends Change<AgendaResult[]> {
  /** Sessions as they will be. */
  wanted: readonly AgendaSession[];
}

export const learned = (eventId: number, { sessions, gone }: AgendaResult) =>
  effectInEvent(eventId, draft.told(sessions, gone));

interface Deed {
  wanted?: readonly AgendaSession[];
  shows?: ReturnType<typeof draft.told>;
  /** One after the other, the first refusal ends it. */
  calls: (key: string) => readonly (() => Promise<AgendaResult>)[];
}

const changeOf = (
  eventId: number,
  { wanted = [], shows = draft.told([]), calls }: Deed,
): DraftChange => ({
  key: newKey(),
  ids: wanted.map(({ id }) => id),
  wanted,
  shows: [effectInEvent(eventId, shows)],
  send: async (key) => {
    const results: AgendaResult[] = [];
    for (const call of calls(key)) results.push(noteOwn(await call()));
    return results;
  },
  learns: (results) => results.map((result) => learned(eventId, result)),
});

/** Only what a call takes, and only what it changes. */
const fieldsOf = ({ version: _, ...fields }: SessionFields & { version?: number }) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as SessionFields & Partial<AgendaSession>;

/** The given fields of some sessions, one call each. */
export function edit(
  eventId: number,
  edits: readonly { session: AgendaSession; fields: SessionFields }[],
): DraftChange {
  const patches = edits.map(({ session, fields }) => ({ row: session, fields: fieldsOf(fields) }));
  return changeOf(eventId, {
    wanted: patches.map(({ row, fields }) => ({ ...row, ...fields })),
    shows: draft.patched(patches),
    calls: (key) =>
      patches.map(({ row, fields }, place) => () => {
        const params = { eventId, sessionId: row.id };
        return updateSession(params, versionFrom(row), fields, `${key}-${place}`);
      }),
  });
}

export const add = (eventId: number, session: NewSession): DraftChange =>
  changeOf(eventId, { calls: (key) => [() => addSession(eventId, session, key)] });

export const remove = (eventId: number, { id }: AgendaSession): DraftChange =>
  changeOf(eventId, {
    shows: draft.told([], [id]),
    calls: (key) => [() => removeSession(eventId, id, key)],
  });

const shifted = ({ startsAt }: AgendaSession, minutes: number) =>
  startsAt && new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

/** By the same time, all of them or none. */
export function shift(
  eventId: number,
  sessions: readonly AgendaSession[],
  minutes: number,
): DraftChange {
  const sessionIds = sessions.map(({ id }) => id);
  const patches = sessions.map((row) => ({
    row,
    fields: { startsAt: shifted(row, minutes) },
  }));
  return changeOf(eventId, {
    wanted: patches.map(({ row, fields }) => ({ ...row, ...fields })),
    shows: draft.patched(patches),
    calls: (key) => [() => shiftSessions(eventId, { sessionIds, minutes }, key)],
  });
}

/** Puts back what stood before these changes, the last one first. */
export const takeBack = (eventId: number, changeIds: readonly number[]): DraftChange =>
  changeOf(eventId, {
    calls: (key) =>
      changeIds
        .toReversed()
        .map((changeId) => () => undoChange(eventId, changeId, `${key}-${changeId}`)),
  });
