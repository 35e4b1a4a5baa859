import type { Clashes, PossibleMoves } from '@plenum/contract';
import { apart } from '../../platform/apart/apart.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findRooms, requireEvent } from '../events/index.ts';
import { requireSession } from './agenda.access.ts';
import { type clashesIn, type movesOf, placed } from './agenda.planner.ts';
import { findSessions } from './agenda.queries.ts';
import { findAllStars } from './mine/mine.stars.queries.ts';

/** Thousands of people times thousands of sessions: not between two requests. */
const clashesOf = apart<typeof clashesIn>('agenda.clashes', 'busy');
const possibleMoves = apart<typeof movesOf>('agenda.moves', 'busy');

export async function readClashes(work: Work, person: Person, eventId: number): Promise<Clashes> {
  const { sessions, rooms, stars } = await planOf(work, person, eventId);
  return clashesOf(`${person.id}`, sessions, rooms, stars);
}

export async function readMoves(
  work: Work,
  person: Person,
  eventId: number,
  sessionId: number,
): Promise<PossibleMoves> {
  const { event, sessions, rooms, stars } = await planOf(work, person, eventId);
  await requireSession(work.db, event, sessionId);
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) return { inClashNow: 0, moves: [] };
  const now = work.clock.now().getTime();
  return possibleMoves(`${person.id}`, session, sessions, rooms, stars, now);
}

async function planOf({ db }: Work, person: Person, eventId: number) {
  const event = await requireEvent(db, person, eventId);
  const { organisationId } = event;
  const [rows, rooms, starred] = await Promise.all([
    findSessions(db, organisationId, eventId),
    findRooms(db, organisationId, eventId),
    findAllStars(db, organisationId, eventId),
  ]);
  return {
    event,
    rooms,
    sessions: placed(rows),
    stars: starred.map(({ sessionIds }) => sessionIds),
  };
}
