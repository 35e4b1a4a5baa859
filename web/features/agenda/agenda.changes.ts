import type { AgendaResult, AgendaSession, NewSession, SessionUpdate } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { newKey } from '../../platform/new-key.ts';
import {
  addSession,
  removeSession,
  shiftSessions,
  undoChange,
  updateSession,
} from './agenda.api.ts';
import { versionFrom } from './agenda.news.ts';

export type SessionFields = Omit<SessionUpdate, 'version'>;

/** Something a person did to the draft that the server has not confirmed yet. */
export interface Change {
  eventId: number;
  /** What becomes of sessions on the screen until then; null: gone. */
  patches: ReadonlyMap<number, Partial<AgendaSession> | null>;
  /** Every call answers with what it made; one after the other, the first refusal ends it. */
  send: (client: QueryClient) => AsyncIterable<AgendaResult>;
}

const byVersion = ({ version: _, ...fields }: SessionFields & { version?: number }) => fields;

/** The given fields of some sessions, one call each. */
export function edit(
  eventId: number,
  edits: readonly { session: AgendaSession; fields: SessionFields }[],
): Change {
  const keys = edits.map(newKey);
  return {
    eventId,
    patches: new Map(edits.map(({ session, fields }) => [session.id, patchOf(fields)])),
    async *send(client) {
      for (const [place, { session, fields }] of edits.entries()) {
        const params = { eventId, sessionId: session.id };
        const version = versionFrom(client, session);
        yield await updateSession(params, version, byVersion(fields), keys[place] ?? newKey());
      }
    },
  };
}

const patchOf = (fields: SessionFields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<AgendaSession>;

export function add(eventId: number, session: NewSession): Change {
  const key = newKey();
  return {
    eventId,
    patches: new Map(),
    async *send() {
      yield await addSession(eventId, session, key);
    },
  };
}

export const remove = (eventId: number, session: AgendaSession): Change => ({
  eventId,
  patches: new Map([[session.id, null]]),
  async *send() {
    yield await removeSession(eventId, session.id);
  },
});

const shifted = ({ startsAt }: AgendaSession, minutes: number) =>
  startsAt && new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

/** By the same time, all of them or none. */
export function shift(
  eventId: number,
  sessions: readonly AgendaSession[],
  minutes: number,
): Change {
  const key = newKey();
  const sessionIds = sessions.map(({ id }) => id);
  return {
    eventId,
    patches: new Map(
      sessions.map((session) => [session.id, { startsAt: shifted(session, minutes) }]),
    ),
    async *send() {
      yield await shiftSessions(eventId, { sessionIds, minutes }, key);
    },
  };
}

/** Puts back what stood before these changes, the last one first. */
export function takeBack(eventId: number, changeIds: readonly number[]): Change {
  const steps = changeIds.map((changeId) => ({ changeId, key: newKey() })).toReversed();
  return {
    eventId,
    patches: new Map(),
    async *send() {
      for (const { changeId, key } of steps) yield await undoChange(eventId, changeId, key);
    },
  };
}

/** The draft as it will be when the server has confirmed all changes. */
export const withChanges = (
  sessions: readonly AgendaSession[],
  changes: readonly Change[],
): readonly AgendaSession[] =>
  changes.reduce((shown, { patches }) => {
    if (patches.size === 0) return shown;
    return shown.flatMap((session) => {
      const patch = patches.get(session.id);
      if (patch === null) return [];
      return [patch ? { ...session, ...patch } : session];
    });
  }, sessions);
