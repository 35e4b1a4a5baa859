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

interface To {
  /** Whoever has it open: for conversations that are open to more than their members. */
  watchers: boolean;
  personIds: readonly number[];
}

export const tellChanges = (
  tx: Tx,
  where: Where,
  changes: readonly LineChange[],
  { watchers, personIds }: To,
): void => {
  // Told to no room, it would be told to all.
  if (changes.length === 0 || (!watchers && personIds.length === 0)) return;
  tx.tell('chat.changes', { conversationId: where.id, changes: [...changes] }, [
    ...(watchers ? [watchersOf(where)] : []),
    ...personIds.map((id) => personIn(where.organisationId, id)),
  ]);
};

/** Something was said in a channel. */
export const tellStirred = (
  tx: Tx,
  { organisationId, id, eventId }: Where & { eventId: number },
  sequence: number,
): void =>
  tx.tell('chat.stirred', { conversationId: id, sequence }, [channelsOf(organisationId, eventId)]);

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
