import type { Unseen, UnseenChats } from '@plenum/contract';
import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { readNoticesUnder } from '../../notifications/index.ts';
import { requireConversation, requireListed } from '../chat.access.ts';
import { tellMark } from './lines.marks.ts';
import { noticeKeyOf } from '../notices/notices.queries.ts';
import { countUnseen, moveReadMark } from './lines.read.queries.ts';

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
    const { unseen, mentions, sequence: counted } = await requireListed(tx, person, conversationId);
    if (isMoved) {
      const { organisationId, id } = person;
      const told = { conversationId, readSequence, unseen, mentions, sequence: counted };
      tx.tell('chat.read', told, [personIn(organisationId, id)]);
      await tellMark(tx, person, before, readSequence);
    }
    return { unseen, mentions };
  });

export const readUnseen = async ({ db }: Pick<Work, 'db'>, person: Person): Promise<UnseenChats> =>
  (await countUnseen(db, person)) ?? { channels: 0, private: 0, help: 0, booths: 0 };
