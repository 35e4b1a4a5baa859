import type { Tx } from '../../platform/work.ts';
import {
  findGroupsOf,
  forgetChoices,
  moveHelp,
  moveReading,
  settleRequests,
} from './chat.farewell.queries.ts';
import { lockedMembers, takeOut } from './rooms/rooms.leave-group.ts';
import { lockConversation, type MemberRow, putMembers } from './rooms/rooms.members.queries.ts';

interface Who {
  organisationId: number;
  personId: number;
}

/** What they said stays with those they said it to, under the name they have left. */
export async function leaveChats(tx: Tx, { organisationId, personId }: Who): Promise<void> {
  for (const { id } of await findGroupsOf(tx, organisationId, personId)) {
    const where = { organisationId, id };
    const members = await lockedMembers(tx, where);
    const going = members.find((one) => one.personId === personId);
    if (going) await takeOut(tx, where, members, going);
  }
  await settleRequests(tx, organisationId, personId, new Date());
  await forgetChoices(tx, organisationId, personId);
}

/**
 * Of a double to the person who is kept: groups from now on, channels, questions to organisers.
 * What was said between two, to a booth, or in a group before stays closed: an organiser could
 * read what is not theirs by calling somebody a double.
 */
export async function handOverChats(
  tx: Tx,
  organisationId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  for (const { id } of await findGroupsOf(tx, organisationId, fromId)) {
    await joinGroup(tx, { organisationId, id }, fromId, toId);
  }
  await moveReading(tx, organisationId, fromId, toId);
  await moveHelp(tx, organisationId, fromId, toId);
}

async function joinGroup(
  tx: Tx,
  where: { organisationId: number; id: number },
  fromId: number,
  toId: number,
): Promise<void> {
  const locked = await lockConversation(tx, where);
  const members = await lockedMembers(tx, where);
  const [from, kept] = [fromId, toId].map((id) => members.find((one) => one.personId === id));
  if (!locked || !from || kept?.standing === 'member' || kept?.standing === 'refused') return;
  const next: MemberRow = { ...from, personId: toId };
  await putMembers(tx, where, [next], locked.sequence);
}
