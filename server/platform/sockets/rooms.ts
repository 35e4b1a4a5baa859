import type { Person } from '../person.ts';
import type { Room } from '../work.ts';

export const everyoneIn = (organisationId: number): Room => `organisation:${organisationId}`;
export const adminsOf = (organisationId: number): Room => `admins:${organisationId}`;
export const personIn = (organisationId: number, personId: number): Room =>
  `person:${organisationId}.${personId}`;
export const sessionRoom = (sessionId: number): Room => `session:${sessionId}`;

/** The rooms a socket is in from the start; a feature may add its own. */
export const roomsOf = ({ id, organisationId, role, sessionId }: Person): Room[] => [
  everyoneIn(organisationId),
  personIn(organisationId, id),
  sessionRoom(sessionId),
  ...(role === 'admin' ? [adminsOf(organisationId)] : []),
];
