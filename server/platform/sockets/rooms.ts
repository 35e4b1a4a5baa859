import type { Person } from '../person.ts';
import type { Room } from '../work.ts';

export const everyoneIn = (organisationId: number): Room => `organisation:${organisationId}`;
export const adminsOf = (organisationId: number): Room => `admins:${organisationId}`;
export const personIn = (organisationId: number, personId: number): Room =>
  `person:${organisationId}.${personId}`;
export const sessionRoom = (sessionId: number): Room => `session:${sessionId}`;

/** The windows in which somebody acts as others; nothing is told there, they are counted. */
export const actingIn = (organisationId: number, actorId: number): Room =>
  `acting:${organisationId}.${actorId}`;

/** The rooms a socket is in from the start; a feature may add its own. */
export function roomsOf({ id, organisationId, role, sessionId, actedBy }: Person): Room[] {
  // Nothing that is told is for who acts as somebody, and nobody is there because of them.
  if (actedBy) {
    const sessions = [sessionRoom(sessionId), sessionRoom(actedBy.sessionId)];
    return [...sessions, actingIn(organisationId, actedBy.id)];
  }
  return [
    everyoneIn(organisationId),
    personIn(organisationId, id),
    sessionRoom(sessionId),
    ...(role === 'admin' ? [adminsOf(organisationId)] : []),
  ];
}

/** What a room of some kind is about: `chat:2.17`. */
export function aboutRoom(kind: string, room: Room): { organisationId: number; id: number } | null {
  if (!room.startsWith(`${kind}:`)) return null;
  const [organisationId, id] = room.slice(kind.length + 1).split('.');
  return { organisationId: Number(organisationId), id: Number(id) };
}
