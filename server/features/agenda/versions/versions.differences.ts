import type { SessionDifference } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { problem } from '../../../platform/http/problem.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { findPublished, findVersionChanges } from './versions.published.queries.ts';
import { findSessions, findStarCounts } from '../agenda.queries.ts';
import type { PublishedSession, SessionRow } from '../agenda.rows.ts';
import { publishedOf } from '../agenda.view.ts';

/** What would be published: all but the hidden, and those that have no time yet. */
export const toPublish = (rows: readonly SessionRow[]): PublishedSession[] =>
  rows.filter(({ isHidden, startsAt }) => !isHidden && startsAt !== null).map(publishedOf);

const places = ['startsAt', 'minutes', 'roomId'] as const;
const others = [
  'title',
  'kind',
  'abstract',
  'language',
  'trackId',
  'capacity',
  'speakers',
  'files',
  'isFeatured',
  'joinUrl',
] as const;

export const isSame = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The order of keys says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/** From one set of sessions to another, field by field; in the order of the newer one. */
function differencesBetween(
  before: readonly PublishedSession[],
  after: readonly PublishedSession[],
  stars: ReadonlyMap<number, number>,
): SessionDifference[] {
  const old = new Map(before.map((session) => [session.id, session]));
  const kept = new Set(after.map(({ id }) => id));
  const line = (
    session: PublishedSession,
    kind: SessionDifference['kind'],
    fields: SessionDifference['fields'] = [],
  ): SessionDifference => ({
    sessionId: session.id,
    kind,
    title: session.title,
    stars: stars.get(session.id) ?? 0,
    fields,
  });
  const newer = after.flatMap((session) => {
    const was = old.get(session.id);
    if (!was) return [line(session, 'added')];
    const fields = [...places, ...others]
      .filter((field) => !isSame(was[field], session[field]))
      .map((field) => ({ field, before: was[field], after: session[field] }));
    if (fields.length === 0) return [];
    const isMoved = places.some((place) => fields.some(({ field }) => field === place));
    return [line(session, isMoved ? 'moved' : 'changed', fields)];
  });
  const gone = before.filter(({ id }) => !kept.has(id)).map((session) => line(session, 'removed'));
  return [...newer, ...gone];
}

/** What publishing this draft would change. */
export async function differencesNow(
  db: Db,
  { organisationId, id }: EventRow,
  draft: readonly SessionRow[],
): Promise<SessionDifference[]> {
  const published = await findPublished(db, organisationId, id);
  const stars = await findStarCounts(db, organisationId, id);
  const shown = published.filter((row) => !row.isCancelled).map(({ session }) => session);
  return differencesBetween(shown, toPublish(draft), stars);
}

export async function readDifferences(
  { db }: Work,
  person: Person,
  eventId: number,
  version: number | undefined,
): Promise<SessionDifference[]> {
  const event = await requireEvent(db, person, eventId);
  if (version === undefined) {
    const draft = await findSessions(db, event.organisationId, eventId);
    return differencesNow(db, event, draft);
  }
  const found = await findVersionChanges(db, event.organisationId, eventId, version);
  if (!found) throw problem('not_found');
  return found.changes;
}
