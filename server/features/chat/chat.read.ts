import type { Unseen, UnseenChats } from '@plenum/contract';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { readNoticesUnder } from '../notifications/index.ts';
import { requireConversation } from './chat.access.ts';
import { findHearers } from './chat.head.queries.ts';
import { noticeKeyOf } from './chat.notice-key.ts';
import { countUnseen, moveReadMark } from './chat.read.queries.ts';
import type { SeenRow } from './chat.rows.ts';

/** Never goes back, and never past what there is. */
export const markRead = (
  work: Work,
  person: Person,
  conversationId: number,
  sequence: number,
): Promise<Unseen> =>
  work.transaction(async (tx) => {
    const before = await requireConversation(tx, person, conversationId);
    const readSequence = Math.min(sequence, before.sequence);
    const isMoved = await moveReadMark(tx, before, person.id, readSequence);
    await readNoticesUnder(tx, person.organisationId, person.id, noticeKeyOf(before));
    const { unseen, mentions } = await requireConversation(tx, person, conversationId);
    if (isMoved) {
      const { organisationId, id } = person;
      const told = { conversationId, readSequence, unseen, mentions };
      tx.tell('chat.read', told, [personIn(organisationId, id)]);
      await tellSeen(tx, person, before, readSequence);
    }
    return { unseen, mentions };
  });

/** Only among those who accepted one another. */
async function tellSeen(
  tx: Tx,
  { organisationId, id }: Person,
  seen: SeenRow,
  sequence: number,
): Promise<void> {
  if (seen.kind !== 'direct' && seen.kind !== 'group') return;
  if (seen.standing !== 'member' || seen.isBlocked || seen.isBlockedByThem) return;
  const hearers = await findHearers(tx, seen);
  const others = hearers.filter((one) => one.personId !== id && one.standing === 'member');
  if (others.length === 0) return;
  const rooms = others.map(({ personId }) => personIn(organisationId, personId));
  tx.tell('chat.seen', { conversationId: seen.id, personId: id, sequence }, rooms);
}

export const readUnseen = async ({ db }: Pick<Work, 'db'>, person: Person): Promise<UnseenChats> =>
  (await countUnseen(db, person)) ?? { channels: 0, private: 0, help: 0, booths: 0 };
