import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { requireConversation } from './chat.access.ts';
import { tellConversationChanged } from './chat.live.ts';
import {
  findMembers,
  lockConversation,
  putMembers,
  setStanding,
} from './rooms/rooms.members.queries.ts';
import type { SeenRow } from './chat.rows.ts';

/** A refusal is told to nobody but my own windows, and may be taken back. */
export const answerTalk = (
  work: Work,
  person: Person,
  conversationId: number,
  isAccepted: boolean,
): Promise<void> =>
  work.transaction(async (tx) => {
    const row = await requireConversation(tx, person, conversationId);
    await answerIn(tx, person, row, isAccepted);
  });

export async function answerIn(
  tx: Tx,
  person: Person,
  row: SeenRow,
  isAccepted: boolean,
): Promise<void> {
  const locked = await lockConversation(tx, row);
  const me = (await findMembers(tx, row)).find(({ personId }) => personId === person.id);
  if (!locked || !me) throw problem('not_found');
  if (me.standing !== 'invited' && me.standing !== 'refused') {
    if (isAccepted && me.standing === 'member') return;
    throw problem('not_found');
  }
  if (!isAccepted) {
    await setStanding(tx, row, [person.id], 'refused');
    return tellConversationChanged(tx, row, [person.id]);
  }
  await accept(tx, person, row, locked.sequence);
}

/** Between two, both are in it from now on; a group shows a newcomer what comes. */
async function accept(tx: Tx, { id }: Person, row: SeenRow, sequence: number): Promise<void> {
  if (row.kind === 'group') {
    await putMembers(tx, row, [{ personId: id, standing: 'member', isOwner: false }], sequence);
  }
  const members = await findMembers(tx, row);
  const asked = members.filter(({ standing }) => standing === 'asked');
  const joining = row.kind === 'direct' ? [id, ...asked.map(({ personId }) => personId)] : [id];
  await setStanding(tx, row, joining, 'member');
  const told = members.filter(({ standing }) => standing !== 'left' && standing !== 'refused');
  tellConversationChanged(tx, row, [id, ...told.map(({ personId }) => personId)]);
}
