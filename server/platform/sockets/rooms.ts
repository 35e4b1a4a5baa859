import type { Person } from '../person.ts';
import type { Room } from '../work.ts';

export const everyoneIn = (organisationId: number): Room => `organisation:${organisationId}`;
export const adminsOf = (organisationId: number): Room => `admins:${organisationId}`;
export const personIn = (organisationId: number, personId: number): Room =>
  `person:${organisationId}.${personId}`;
export const sessionRoom = (sessionId: number): Room => `session:${sessionId}`;

/** The rooms a socket is in from the start; a feature may add its own. */
export function roomsOf({ id, organisationId, role, sessionId, actedBy }: Person): Room[] {
  // Nothing that is told is for who acts as somebody, and nobody is there because of them.
  if (actedBy) return [sessionRoom(sessionId), sessionRoom(actedBy.sessionId)];
  return [
    everyoneIn(organisationId),
    personIn(organisationId, id),
    sessionRoom(sessionId),
    ...(role === 'admin' ? [adminsOf(organisationId)] : []),
  ];
}
