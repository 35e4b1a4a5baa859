import type { Room } from '../../../platform/work.ts';

interface Where {
  organisationId: number;
  id: number;
}

/** Who has a person in sight. */
export const sightOf = (organisationId: number, personId: number): Room =>
  `sight:${organisationId}.${personId}`;

/** What a room of some kind is about: `chat:2.17`. */
export function aboutRoom(kind: string, room: Room): Where | null {
  if (!room.startsWith(`${kind}:`)) return null;
  const [organisationId, id] = room.slice(kind.length + 1).split('.');
  return { organisationId: Number(organisationId), id: Number(id) };
}
