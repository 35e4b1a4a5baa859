import type { Person } from '../person.ts';
import type { Room } from '../work.ts';

export const everyoneIn = (organisationId: number): Room => `organisation:${organisationId}`;
export const adminsOf = (organisationId: number): Room => `admins:${organisationId}`;
export const personIn = (organisationId: number, personId: number): Room =>
  `person:${organisationId}.${personId}`;
export const sessionRoom = (sessionId: number): Room => `session:${sessionId}`;

/** The rooms a socket is in from the start; a feature may add its own. */
export const roomsOf = ({ id, organisationId, role, sessionId, actedBy }: Person): Room[] => [
  everyoneIn(organisationId),
  sessionRoom(sessionId),
  // What is told to a person is not for who acts as them; it ends with the session they came from.
  actedBy ? sessionRoom(actedBy.sessionId) : personIn(organisationId, id),
  ...(role === 'admin' ? [adminsOf(organisationId)] : []),
];
