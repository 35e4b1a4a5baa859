import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

/** To everyone: it says nothing but that there is something to read, which asks who is reading. */
export const tellFeed = (tx: Tx, organisationId: number, eventId: number): void =>
  tx.tell('feed.changed', { eventId }, [everyoneIn(organisationId)]);

export const tellCommented = (
  tx: Tx,
  organisationId: number,
  { eventId, id: postId }: { eventId: number; id: number },
): void => tx.tell('feed.commented', { eventId, postId }, [everyoneIn(organisationId)]);
