import type { SessionNews } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type EventRow, findRooms } from '../events/index.ts';
import type { PublishedSession } from './agenda.rows.ts';

type Place = Pick<PublishedSession, 'startsAt' | 'roomId'>;

export interface ToldSession {
  session: Place & Pick<PublishedSession, 'id' | 'title'>;
  /** Where it was, if that is what changed. */
  before: Place | null;
}

/** How sessions of an event are told of: with the names of their rooms. */
export async function newsOf(
  db: Db,
  event: EventRow,
): Promise<(sessions: readonly ToldSession[]) => SessionNews> {
  const rooms = await findRooms(db, event.organisationId, event.id);
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  const slot = ({ startsAt, roomId }: Place) => ({
    startsAt,
    room: names.get(roomId ?? 0) ?? null,
  });
  return (sessions) => ({
    eventId: event.id,
    eventName: event.name,
    timeZone: event.timeZone,
    languages: event.languages,
    sessions: sessions.map(({ session, before }) => ({
      id: session.id,
      title: session.title,
      ...slot(session),
      before: before && slot(before),
    })),
  });
}
