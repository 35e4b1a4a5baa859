import { randomUUID } from 'node:crypto';
import { toId, type MessageSent, type SentMessage } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireConversation } from '../chat.access.ts';
import { answerIn } from '../chat.answer.ts';
import { openDirectIn } from '../rooms/rooms.direct.ts';
import { findReachable } from '../people/people.reach.queries.ts';
import type { SeenRow } from '../chat.rows.ts';
import { sayIn } from './lines.say.ts';
import { findTalk } from '../template/template.ts';
import { chatView } from '../template/template.view.ts';

type Sent = SentMessage['obj'];

/** Who is signed in says it; of what an old client echoes, the contact's number and the words are read. */
export const sendMessage = (
  work: Work,
  person: Person,
  { contact, message }: Sent,
): Promise<MessageSent> =>
  work.transaction(async (tx) => {
    const contactId = toId(contact.id);
    const before = await findTalk(tx, person, contactId);
    const seen = before
      ? await answered(tx, person, before.id)
      : await begun(tx, person, contactId);
    const input = { clientId: randomUUID(), text: message };
    const { text, at } = await sayIn(tx, work, person, seen, input);
    const newMessageData = { message: text, time: at, senderId: person.id };
    const first = { message: text, time: new Date(at), senderId: person.id };
    const response = { newMessageData, id: contactId };
    return { response: before ? response : { ...response, chat: chatView(contactId, [first]) } };
  });

async function begun(tx: Tx, person: Person, contactId: number): Promise<SeenRow> {
  const reached = await findReachable(tx, person, [contactId]);
  if (reached.length === 0) throw problem('not_found');
  return requireConversation(tx, person, await openDirectIn(tx, person, contactId));
}

/** Who writes back has accepted: this screen has no other way to. */
async function answered(tx: Tx, person: Person, id: number): Promise<SeenRow> {
  const row = await requireConversation(tx, person, id);
  if (row.standing !== 'invited' && row.standing !== 'refused') return row;
  await answerIn(tx, person, row, true);
  return requireConversation(tx, person, id);
}
