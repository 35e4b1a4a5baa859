import type { GroupCall } from '@plenum/contract';
import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';
import { findInside } from '../../chat/index.ts';
import type { GroupCallRow } from './group.rows.ts';
import { groupCallView } from './group.view.ts';

const rooms = (organisationId: number, personIds: readonly number[]) =>
  personIds.map((one) => personIn(organisationId, one));

/** To all in the conversation, and to who was just put out of the call and may not be in it any more. */
export async function tellGroupCall(
  tx: Tx,
  row: GroupCallRow,
  out: readonly number[] = [],
): Promise<GroupCall> {
  const { organisationId, conversationId: id } = row;
  const call = groupCallView(row);
  const inside = await findInside(tx, { organisationId, id }, row.startedById);
  const ids = new Set([...inside.map(({ personId }) => personId), ...out]);
  tx.tell('calls.group_changed', { call }, rooms(organisationId, [...ids]));
  return call;
}

/** Who wants to be left alone, or not to be met by who calls, hears no ringing. */
export async function ringGroup(tx: Tx, row: GroupCallRow): Promise<void> {
  const { organisationId, conversationId: id, startedById } = row;
  const inside = await findInside(tx, { organisationId, id }, startedById);
  const free = inside.flatMap(({ personId, isBusy }) =>
    isBusy || personId === startedById ? [] : personId,
  );
  tx.tell('calls.group_rings', { call: groupCallView(row) }, rooms(organisationId, free));
}
