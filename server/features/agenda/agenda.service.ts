import type { Agenda, AgendaResult, NewSession, SessionUpdate, Shift } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { wordsIn } from '../../platform/words.ts';
import { requireEvent } from '../events/index.ts';
import { requireSession } from './agenda.access.ts';
import type { Pair } from './versions/versions.changes.queries.ts';
import { differencesNow } from './versions/versions.differences.ts';
import { changingDraft, refuseUnknownParts, viewsOf } from './versions/versions.draft.ts';
import { findLastVersion } from './versions/versions.published.queries.ts';
import { findSessions, findSessionsById, insertSession, updateSession } from './agenda.queries.ts';
import type { SessionFields } from './agenda.rows.ts';

export async function readAgenda({ db }: Work, person: Person, eventId: number): Promise<Agenda> {
  const event = await requireEvent(db, person, eventId);
  const { organisationId } = event;
  const [rows, publishedVersion] = await Promise.all([
    findSessions(db, organisationId, eventId),
    findLastVersion(db, organisationId, eventId),
  ]);
  const sessions = await viewsOf(db, event, rows);
  const unpublished = (await differencesNow(db, event, rows)).length;
  return { sessions, publishedVersion, unpublished };
}

const blank: Omit<SessionFields, 'kind' | 'title' | 'minutes'> = {
  abstract: {},
  language: null,
  trackId: null,
  roomId: null,
  startsAt: null,
  capacity: null,
  joinUrl: null,
  isHidden: false,
  isFeatured: false,
  speakers: [],
  files: [],
};

export const addSession = (
  work: Work,
  person: Person,
  eventId: number,
  input: NewSession,
): Promise<AgendaResult> =>
  changingDraft(work, person, eventId, async (tx, event) => {
    const fields = sound({ ...blank, ...input });
    await refuseUnknownParts(tx, event, fields);
    const after = await insertSession(tx, event.organisationId, eventId, fields);
    if (!after) throw new Error('The session was not inserted.');
    return {
      deed: 'added',
      subject: wordsIn(after.title, event.languages),
      pairs: [{ before: null, after }],
    };
  });

export const changeSession = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  { version, ...update }: SessionUpdate,
): Promise<AgendaResult> =>
  changingDraft(work, person, eventId, async (tx, event) => {
    const before = await requireSession(tx, event, id);
    if (before.version !== version) throw problem('agenda.changed_meanwhile');
    const fields = sound({ ...before, ...update });
    await refuseUnknownParts(tx, event, {
      roomId: update.roomId ?? null,
      trackId: update.trackId ?? null,
      speakers: update.speakers ?? [],
    });
    const after = await updateSession(tx, event.organisationId, eventId, id, fields);
    if (!after) throw new Error('The session vanished inside its own transaction.');
    const deed = isOnlyMoved(update) ? 'moved' : 'changed';
    return { deed, subject: wordsIn(before.title, event.languages), pairs: [{ before, after }] };
  });

export const removeSession = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
): Promise<AgendaResult> =>
  changingDraft(work, person, eventId, async (tx, event) => {
    const before = await requireSession(tx, event, id);
    const gone = { ...before, isDeleted: true };
    const after = await updateSession(tx, event.organisationId, eventId, id, gone);
    if (!after) throw new Error('The session vanished inside its own transaction.');
    return {
      deed: 'removed',
      subject: wordsIn(before.title, event.languages),
      pairs: [{ before, after }],
    };
  });

export const shiftSessions = (
  work: Work,
  person: Person,
  eventId: number,
  { sessionIds, minutes }: Shift,
): Promise<AgendaResult> =>
  changingDraft(work, person, eventId, async (tx, { organisationId, languages }) => {
    const found = await findSessionsById(tx, organisationId, eventId, sessionIds);
    const rows = found.filter(({ isDeleted }) => !isDeleted);
    if (rows.length !== sessionIds.length) throw problem('not_found');
    const pairs: Pair[] = [];
    for (const before of rows) {
      if (before.startsAt === null) throw problem('agenda.not_in_grid');
      const startsAt = new Date(Date.parse(before.startsAt) + minutes * 60_000).toISOString();
      const to = { ...before, startsAt };
      const after = await updateSession(tx, organisationId, eventId, before.id, to);
      if (after) pairs.push({ before, after });
    }
    const subject = rows.length === 1 ? wordsIn(rows[0]?.title ?? {}, languages) : '';
    return { deed: 'shifted', subject, pairs };
  });

const places = new Set(['roomId', 'startsAt', 'minutes']);
const isOnlyMoved = (update: Omit<SessionUpdate, 'version'>): boolean =>
  Object.keys(update).every((key) => places.has(key));

/** A session is called something, and starts on a whole minute. */
function sound<T extends SessionFields>(fields: T): T {
  if (wordsIn(fields.title, []) === '') {
    throw problem('invalid', { errors: [{ path: '/title', message: 'is needed' }] });
  }
  const { startsAt } = fields;
  return { ...fields, startsAt: startsAt && toMinute(startsAt) };
}

const toMinute = (instant: string): string =>
  new Date(Math.floor(Date.parse(instant) / 60_000) * 60_000).toISOString();
