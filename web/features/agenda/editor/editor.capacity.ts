import type { AgendaSession, Room } from '@plenum/contract';

/** How many have a place: as the session says, else as its room does; null: nobody said. */
const placesIn = (session: AgendaSession, rooms: readonly Room[]): number | null =>
  session.capacity ?? rooms.find(({ id }) => id === session.roomId)?.capacity ?? null;

export function isTooFull(session: AgendaSession, rooms: readonly Room[]): boolean {
  const places = placesIn(session, rooms);
  return places !== null && session.stars > places;
}
