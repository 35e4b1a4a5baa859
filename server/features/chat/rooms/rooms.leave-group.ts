import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { archive } from './rooms.groups.queries.ts';
import { idsOf, isIn, requireGroup } from './rooms.groups.ts';
import { tellConversationChanged } from '../chat.live.ts';
import {
  findMembers,
  lockConversation,
  type MemberRow,
  setOwner,
  setStanding,
} from './rooms.members.queries.ts';

/** Anybody leaves; its owner puts others out. */
export const leaveGroup = (
  work: Work,
  person: Person,
  id: number,
  personId: number,
): Promise<void> =>
  work.transaction(async (tx) => {
    const row = await requireGroup(tx, person, id);
    const members = await lockedMembers(tx, row);
    const going = members.find((one) => one.personId === personId);
    if (personId !== person.id && !row.isOwner) throw problem('forbidden');
    if (!going || !isIn(going)) throw problem('not_found');
    await takeOut(tx, row, members, going);
  });

export async function lockedMembers(
  tx: Tx,
  where: { organisationId: number; id: number },
): Promise<MemberRow[]> {
  await lockConversation(tx, where);
  return findMembers(tx, where);
}

/** The last owner hands over to who was longest in it; with its last member a group ends. */
export async function takeOut(
  tx: Tx,
  where: { organisationId: number; id: number },
  members: readonly MemberRow[],
  going: MemberRow,
): Promise<void> {
  await setStanding(tx, where, [going.personId], 'left');
  const left = members.filter((one) => one.personId !== going.personId);
  const inside = left.filter(({ standing }) => standing === 'member');
  const next = inside.find(({ isOwner }) => isOwner) ?? inside[0];
  if (!next) await archive(tx, where.organisationId, where.id);
  else if (!next.isOwner) await setOwner(tx, where, next.personId);
  tellConversationChanged(tx, where, [going.personId, ...idsOf(left, isIn)]);
}
