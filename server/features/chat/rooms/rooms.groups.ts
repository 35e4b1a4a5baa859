import type { Conversation, NewGroup } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { notify } from '../../notifications/index.ts';
import { requireConversation, requireListed } from '../chat.access.ts';
import { countGroupsOf, insertGroup, lockMaker, updateTitle } from './rooms.groups.queries.ts';
import { tellConversationChanged } from '../chat.live.ts';
import {
  findMembers,
  lockConversation,
  type MemberRow,
  putMembers,
} from './rooms.members.queries.ts';
import { noticeKeyOf } from '../notices/notices.queries.ts';
import { findNameOf } from '../people/people.queries.ts';
import { findReachable } from '../people/people.reach.queries.ts';
import type { SeenRow } from '../chat.rows.ts';
import { conversationView } from '../chat.view.ts';

const mostGroups = 50;
const mostMembers = 200;

const seen = async (tx: Tx, person: Person, id: number): Promise<Conversation> =>
  conversationView(person, await requireListed(tx, person, id));

export const makeGroup = (work: Work, person: Person, input: NewGroup): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    await lockMaker(tx, organisationId, person.id);
    const made = await countGroupsOf(tx, organisationId, person.id);
    if (made >= mostGroups) throw problem('chat.too_many_groups');
    const members = await newMembers(tx, person, input.personIds);
    const id = await insertGroup(tx, organisationId, person.id, input.title.trim());
    const owner = { personId: person.id, standing: 'member', isOwner: true } as const;
    await putMembers(tx, { organisationId, id }, [owner, ...members], 0);
    const row = await requireListed(tx, person, id);
    await tellInvited(tx, person, row, members);
    tellConversationChanged(tx, row, [person.id, ...idsOf(members)]);
    return conversationView(person, row);
  });

export const renameGroup = (
  work: Work,
  person: Person,
  id: number,
  title: string,
): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const row = await requireOwned(tx, person, id);
    await updateTitle(tx, row.organisationId, id, title.trim());
    tellConversationChanged(tx, row, idsOf(await findMembers(tx, row), isIn));
    return seen(tx, person, id);
  });

/** Who is in it already stays as they are; who refused is not asked again. */
export const addMembers = (
  work: Work,
  person: Person,
  id: number,
  personIds: readonly number[],
): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const row = await requireOwned(tx, person, id);
    const locked = await lockConversation(tx, row);
    const before = await findMembers(tx, row);
    const settled = before.filter((one) => isIn(one) || one.standing === 'refused');
    const fresh = personIds.filter((one) => !settled.some(({ personId }) => personId === one));
    const added = (await newMembers(tx, person, fresh)).map((one) => asGuest(one, before));
    if (before.filter(isIn).length + added.length > mostMembers) throw problem('chat.group_full');
    await putMembers(tx, row, added, locked?.sequence ?? 0);
    await tellInvited(tx, person, row, added);
    tellConversationChanged(tx, row, [...idsOf(before, isIn), ...idsOf(added)]);
    return seen(tx, person, id);
  });

export const isIn = ({ standing }: MemberRow): boolean =>
  standing === 'member' || standing === 'invited';

export const idsOf = (
  members: readonly MemberRow[],
  fits: (one: MemberRow) => boolean = () => true,
): number[] => members.filter(fits).map(({ personId }) => personId);

/** A group is its owner's to change; whoever else is in it may know that. */
async function requireOwned(tx: Tx, person: Person, id: number): Promise<SeenRow> {
  const row = await requireGroup(tx, person, id);
  if (!row.isOwner) throw problem('forbidden');
  return row;
}

export async function requireGroup(tx: Tx, person: Person, id: number): Promise<SeenRow> {
  const row = await requireConversation(tx, person, id);
  if (row.kind !== 'group') throw problem('not_found');
  return row;
}

/** All of them can be reached, or nobody is asked. */
async function newMembers(
  tx: Tx,
  person: Person,
  personIds: readonly number[],
): Promise<MemberRow[]> {
  const people = await findReachable(tx, person, personIds);
  if (people.length !== personIds.length) throw problem('chat.not_reachable');
  return people.map(({ id, isKnown }) => ({
    personId: id,
    standing: isKnown ? 'member' : 'invited',
    isOwner: false,
  }));
}

/** Who left once is asked, whoever they know. */
const asGuest = (one: MemberRow, before: readonly MemberRow[]): MemberRow =>
  before.some(({ personId }) => personId === one.personId) ? { ...one, standing: 'invited' } : one;

async function tellInvited(
  tx: Tx,
  person: Person,
  { organisationId, id, title }: SeenRow,
  members: readonly MemberRow[],
): Promise<void> {
  const invited = idsOf(members, ({ standing }) => standing === 'invited');
  const fullName = await findNameOf(tx, person.id);
  await notify(tx, organisationId, invited, {
    kind: 'chat.asks_to_talk',
    data: {
      eventId: null,
      eventName: '',
      conversationId: id,
      conversation: title,
      personId: person.id,
      fullName,
      text: '',
    },
    link: `/comet-chat/${id}`,
    groupKey: noticeKeyOf({ id }),
  });
}
