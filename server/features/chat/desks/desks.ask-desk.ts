import type { Conversation, MyHelp } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireMyEvent } from '../../events/index.ts';
import { requireShownBooth } from '../../exhibitors/index.ts';
import { type DeskWhere, findAsked, insertAsked, insertAsker } from './desks.queries.ts';
import { boothOf, helpOf, refuseWithoutChat } from './desks.which-desk.ts';
import { readConversation } from '../rooms/rooms.conversation.ts';

export async function readMyHelp({ db }: Work, person: Person, eventId: number): Promise<MyHelp> {
  const event = await requireMyEvent(db, person, eventId);
  refuseWithoutChat(person, event);
  const asked = await findAsked(db, helpOf(event), person.id);
  return { conversation: asked && (await readConversation({ db }, person, asked.id)) };
}

async function open(tx: Tx, person: Person, desk: DeskWhere): Promise<Conversation> {
  await insertAsked(tx, desk, person.id);
  const asked = await findAsked(tx, desk, person.id);
  if (!asked) throw problem('not_found');
  await insertAsker(tx, { organisationId: desk.organisationId, id: asked.id }, person.id);
  return readConversation({ db: tx }, person, asked.id);
}

export const openHelp = (work: Work, person: Person, eventId: number): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const event = await requireMyEvent(tx, person, eventId);
    refuseWithoutChat(person, event);
    return open(tx, person, helpOf(event));
  });

export const openBoothChat = (
  work: Work,
  person: Person,
  eventId: number,
  exhibitorId: number,
): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const { event, booth } = await requireShownBooth(tx, person, eventId, exhibitorId);
    refuseWithoutChat(person, event);
    return open(tx, person, boothOf(booth));
  });
