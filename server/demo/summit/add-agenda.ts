import type { AgendaSession, EventSetup, NewSession } from '@plenum/contract';
import {
  addSession,
  changeSession,
  insertStars,
  publishAgenda,
} from '../../features/agenda/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import type { Days } from './days.ts';
import {
  afterwards,
  draftTitle,
  lateSession,
  moved,
  shortened,
  starredByGuest,
} from './revisions.ts';
import { rooms } from './places.ts';
import { type SessionOfTrack, summitSessions } from './sessions/all.ts';
import { chooseStars, starMoments } from './stars.ts';
import type { Attendees } from './shape.ts';

interface Parts {
  event: EventSetup;
  days: Days;
  speakers: ReadonlyMap<string, number>;
  attendees: Attendees;
}

/** Twice published, with stars, and a few changes nobody else sees yet. */
export async function addAgenda(work: Work, admin: Person, parts: Parts): Promise<void> {
  const { event, days, attendees } = parts;
  const { organisationId } = admin;
  const added = new Map<string, AgendaSession>();
  const add = async (session: SessionOfTrack) => {
    const [made] = (await addSession(work, admin, event.id, sessionOf(session, parts))).sessions;
    if (made) added.set(session.title.en ?? '', made);
  };
  const find = (title: string) => {
    const session = added.get(title);
    if (!session) throw new Error(`No session is called ${title}.`);
    return session;
  };
  const change = (title: string, update: Partial<NewSession>) => {
    const { id, version } = find(title);
    return changeSession(work, admin, event.id, id, { version, ...update });
  };

  for (const session of summitSessions) await add(session);
  await publishAgenda(work, admin, event.id, { note: 'First program' });
  const mine = starredByGuest.map((title) => ({
    personId: attendees.guestId,
    sessionId: find(title).id,
  }));
  await insertStars(work.db, organisationId, event.id, mine);
  await change(moved.title, { startsAt: days.at(moved.day, moved.at) });
  await change(shortened.title, { minutes: shortened.minutes });
  await publishAgenda(work, admin, event.id, { note: 'The third day, after the last rehearsals' });
  await insertStars(
    work.db,
    organisationId,
    event.id,
    starsOfOthers(parts, added, work.clock.now()),
  );

  await change(draftTitle.title, { title: draftTitle.becomes });
  await change(afterwards.title, { startsAt: days.at(afterwards.day, afterwards.at) });
  await add(lateSession);
}

function sessionOf(session: SessionOfTrack, { event, days, speakers }: Parts): NewSession {
  const { day, at, room, track, speakers: names = [], chair, ...fields } = session;
  const idOf = (name: string) => {
    const id = speakers.get(name);
    if (id === undefined) throw new Error(`Nobody is called ${name}.`);
    return id;
  };
  return {
    ...fields,
    roomId: event.rooms.find(({ name }) => name === rooms[room].name)?.id ?? null,
    trackId: event.tracks[track === null ? -1 : trackOrder.indexOf(track)]?.id ?? null,
    startsAt: days.at(day, at),
    joinUrl: room === 'workshop' ? `https://example.org/rooms/day-${day}-workshop` : null,
    speakers: [
      ...names.map((name) => ({ id: idOf(name), role: 'speaker' as const })),
      ...(chair ? [{ id: idOf(chair), role: 'chair' as const }] : []),
    ],
  };
}

const trackOrder = ['climate', 'cities', 'care', 'digital', 'work'];

function starsOfOthers({ attendees }: Parts, added: ReadonlyMap<string, AgendaSession>, now: Date) {
  const choosable = summitSessions.flatMap(({ title, track, kind, isFeatured = false }) => {
    const made = added.get(title.en ?? '');
    if (!made?.startsAt || kind === 'break') return [];
    const from = Date.parse(made.startsAt);
    return { id: made.id, track, isFeatured, from, to: from + made.minutes * 60_000 };
  });
  const ids = [attendees.exhibitorId, ...attendees.otherIds];
  const momentOf = starMoments(now);
  return chooseStars(choosable, ids.length).flatMap((sessionIds, place) =>
    sessionIds.map((sessionId) => ({ personId: ids[place] ?? 0, sessionId, at: momentOf() })),
  );
}
