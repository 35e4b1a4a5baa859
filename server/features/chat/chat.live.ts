import type { LineChange } from '@plenum/contract';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Room, Tx } from '../../platform/work.ts';

interface Where {
  organisationId: number;
  id: number;
}

/** Who has a conversation open. */
export const watchersOf = ({ organisationId, id }: Where): Room => `chat:${organisationId}.${id}`;

/** Who has the channels of an event in sight. */
export const channelsOf = (organisationId: number, eventId: number): Room =>
  `channels:${organisationId}.${eventId}`;

/** To who has it open and, where it is between few, to each of them. */
export const tellChanges = (
  tx: Tx,
  where: Where,
  changes: readonly LineChange[],
  personIds: readonly number[] = [],
): void =>
  tx.tell('chat.changes', { conversationId: where.id, changes: [...changes] }, [
    watchersOf(where),
    ...personIds.map((id) => personIn(where.organisationId, id)),
  ]);

/** To these people, or to whoever has it open: how they stand in it is to be read anew. */
export const tellConversationChanged = (
  tx: Tx,
  where: Where,
  personIds: readonly number[] | 'watchers',
): void =>
  tx.tell(
    'chat.conversation_changed',
    { conversationId: where.id },
    personIds === 'watchers'
      ? [watchersOf(where)]
      : personIds.map((id) => personIn(where.organisationId, id)),
  );
