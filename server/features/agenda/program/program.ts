import type { Program } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import {
  eventCard,
  type EventRow,
  findRooms,
  findTracks,
  keptOf,
  needsOf,
  requireEvent,
  requireMyEvent,
  requireShownEvent,
} from '../../events/index.ts';
import { findShownSpeakers } from '../../speakers/index.ts';
import { requirePublished } from '../agenda.access.ts';
import { toPublish } from '../versions/versions.differences.ts';
import {
  findLastVersion,
  findPublished,
  searchPublished,
} from '../versions/versions.published.queries.ts';
import { findSessions } from '../agenda.queries.ts';
import { asTsQuery, isNamed, soughtWords } from '../agenda.words.ts';
import type { PublishedSession } from '../agenda.rows.ts';
import { partOf, programSession } from '../agenda.view.ts';

export const readProgram = (work: Work, slug: string) =>
  keptOf(work, 'program', slug, async (db, event) => {
    requireModule(event);
    return programOf(db, event, await shownSessions(db, event));
  });

/** As attendees would see it, were the draft published now. */
export async function readPreview({ db }: Work, person: Person, eventId: number): Promise<Program> {
  const event = await requireEvent(db, person, eventId);
  const rows = await findSessions(db, event.organisationId, eventId);
  return programOf(db, event, toPublish(rows));
}

function requireModule(event: EventRow): void {
  if (!event.modules.includes('program')) throw problem('not_found');
}

async function shownSessions(db: Db, { organisationId, id }: EventRow) {
  const rows = await findPublished(db, organisationId, id);
  return rows.filter(({ isCancelled }) => !isCancelled).map(({ session }) => session);
}

async function programOf(
  db: Db,
  event: EventRow,
  sessions: readonly PublishedSession[],
): Promise<Program> {
  const { organisationId, id } = event;
  const [rooms, tracks, speakers, version] = await Promise.all([
    findRooms(db, organisationId, id),
    findTracks(db, organisationId, id),
    event.modules.includes('speakers') ? findShownSpeakers(db, organisationId, id) : [],
    findLastVersion(db, organisationId, id),
  ]);
  const shown = new Set(speakers.map((speaker) => speaker.id));
  return {
    event: eventCard(event),
    rooms,
    tracks,
    sessions: sessions.map((session) => programSession(session, shown)),
    speakers,
    version: version ?? 0,
  };
}

/** By words of titles and abstracts, or by who speaks: as far as everyone may know who does. */
export async function searchProgram({ db }: Work, slug: string, q: string) {
  const event = await requireShownEvent(db, slug);
  requireModule(event);
  const words = soughtWords(q);
  if (!words) return { sessionIds: [] };
  const { organisationId, id } = event;
  const found = await searchPublished(db, organisationId, id, asTsQuery(words));
  const speakers = event.modules.includes('speakers')
    ? await findShownSpeakers(db, organisationId, id)
    : [];
  const named = new Set(speakers.filter((one) => isNamed(one.name, words)).map((one) => one.id));
  const spoken = named.size === 0 ? [] : await shownSessions(db, event);
  const bySpeaker = spoken.filter((session) => session.speakers.some((one) => named.has(one.id)));
  const ids = [...bySpeaker.map((session) => session.id), ...found.map((row) => row.sessionId)];
  return { sessionIds: [...new Set(ids)] };
}

/** For those who take part: where it is shown, or which tickets open it. */
export async function readJoinPlace(work: Work, person: Person, eventId: number, id: number) {
  const { db } = work;
  const event = await requireMyEvent(db, person, eventId);
  const { session } = await requirePublished(db, event, id);
  const needs = await needsOf(work, person, eventId, partOf(session));
  return { joinUrl: needs === null ? session.joinUrl : null, needs };
}
