import type { Tx, Work } from '../../../platform/work.ts';
import { noticeArrived } from '../email.notices.ts';
import { groupOf } from '../compose/compose.groups.ts';
import { startOutside } from './outside.ts';
import { searchTextOf } from '../compose/compose.search-text.ts';
import {
  copyToMembers,
  findGroupKeys,
  findOverdue,
  lockMessage,
  updateState,
} from '../compose/compose.send.queries.ts';
import { tellMany } from '../email.tell.ts';

export const leaveJob = 'email.leave';
export interface Leave {
  organisationId: number;
  messageId: number;
  /** Sent again after an undo it leaves at another moment, by another job. */
  leavesAt: string;
}

/** Longer than any clock differs from another. */
const patienceMs = 60_000;
const mostOverdue = 200;

/**
 * Out of its writer's hands, once: all colleagues have it and all addresses outside wait for their
 * turn, or nothing of it happened.
 */
export async function deliver(
  work: Work,
  tx: Tx,
  organisationId: number,
  messageId: number,
  leavesAt?: string,
): Promise<void> {
  const message = await lockMessage(tx, organisationId, messageId);
  if (message?.state !== 'leaving') return;
  if (leavesAt && message.leavesAt?.toISOString() !== leavesAt) return;
  const at = work.clock.now();
  const { subject, text, fromName, authorId } = message;
  const searchText = searchTextOf({ subject, people: [fromName], text });
  const keys = await findGroupKeys(tx, organisationId, messageId);
  const groups = keys.map(groupOf).filter((group) => group !== null);
  await updateState(tx, organisationId, messageId, 'sent', { sentAt: at });
  const copied = { ...message, at, searchText };
  const copies = await copyToMembers(tx, organisationId, copied, authorId, groups);
  await startOutside(work, tx, organisationId, messageId);
  const changes = copies.map(({ id, ownerId }) => ({ ownerId, ids: [id] }));
  await tellMany(tx, organisationId, changes);
  await noticeArrived(tx, organisationId, message, copies, at);
}

export const leave = (work: Work, { organisationId, messageId, leavesAt }: Leave): Promise<void> =>
  work.transaction((tx) => deliver(work, tx, organisationId, messageId, leavesAt));

/** What was left behind by a server that died while it was at it. */
export async function leaveOverdue(work: Work): Promise<void> {
  const before = new Date(work.clock.now().getTime() - patienceMs);
  for (const { leavesAt, ...one } of await findOverdue(work.db, before, mostOverdue)) {
    await leave(work, { ...one, leavesAt: leavesAt.toISOString() });
  }
}
