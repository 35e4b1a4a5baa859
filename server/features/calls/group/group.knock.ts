import type { GroupCall } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findBlocksAmong } from '../../chat/index.ts';
import { canModerate, mustKnock, requireGroupCall, requireOpenLocked } from './group.access.ts';
import { refuseMuted } from './group.join.ts';
import {
  deleteKnock,
  deleteKnocks,
  findKnock,
  putKnock,
  setClosed,
  setLetIn,
} from './group.knocks.queries.ts';
import { tellGroupCall } from './group.live.ts';
import { findGroupCall, lockOpen, updateChanged, type Which } from './group.queries.ts';
import type { GroupCallRow } from './group.rows.ts';
import { findSeats } from './group.seats.queries.ts';
import { groupCallView } from './group.view.ts';

const currentView = async (tx: Tx, call: GroupCallRow): Promise<GroupCall> =>
  groupCallView((await findGroupCall(tx, call)) ?? call);

async function tellChanged(work: Work, tx: Tx, call: GroupCallRow): Promise<GroupCall> {
  await updateChanged(tx, call, work.clock.now());
  return tellGroupCall(tx, (await findGroupCall(tx, call)) ?? call);
}

/** Who is in it stays; who waits at a door that is opened comes in. */
export const turnDoor = (
  work: Work,
  person: Person,
  callId: number,
  isClosed: boolean,
): Promise<GroupCall> =>
  work.transaction(async (tx) => {
    const call = await requireOpenLocked(tx, person, callId);
    if (!canModerate(person, call)) throw problem('forbidden');
    if (!(await setClosed(tx, call, isClosed))) return currentView(tx, call);
    if (!isClosed) await deleteKnocks(tx, call);
    return tellChanged(work, tx, call);
  });

/** Said again and again as a sign of life; told where it is news. */
export async function knock(
  work: Work,
  person: Person,
  callId: number,
  isKnocking: boolean,
): Promise<GroupCall> {
  const seen = await requireGroupCall(work.db, person, callId);
  const isKnown = (await findKnock(work.db, seen, person.id)) !== null;
  if (isKnocking && !isKnown) {
    await work.limits.spend('call-knock', `${person.organisationId}.${person.id}`);
  }
  return work.transaction(async (tx) => {
    const call = await requireOpenLocked(tx, person, callId);
    const isNews = isKnocking
      ? await comeToDoor(work, tx, person, call)
      : await deleteKnock(tx, call, person.id);
    return isNews ? tellChanged(work, tx, call) : currentView(tx, call);
  });
}

/** Whether they came now; who was in it already is let in at once. */
async function comeToDoor(work: Work, tx: Tx, person: Person, call: GroupCallRow) {
  const at = work.clock.now();
  const seats = await findSeats(tx, call);
  if (seats.some((one) => one.personId === person.id && one.isRemoved)) {
    throw problem('calls.removed');
  }
  if (!call.isClosed) return false;
  const known = await findKnock(tx, call, person.id);
  const isLetIn = !(await mustKnock(tx, person, call));
  if (!known && !isLetIn) {
    await refuseMuted(tx, person, call, at);
    await refuseBlocked(tx, person, call);
  }
  await putKnock(tx, call, person.id, { isLetIn, at });
  return known === null;
}

/** Who blocked one of those in it, or was blocked by one, asks none of them. */
async function refuseBlocked(tx: Tx, { id }: Person, { organisationId, people }: GroupCallRow) {
  const ids = [id, ...people.map(({ person }) => person.id)];
  const blocks = await findBlocksAmong(tx, organisationId, ids);
  const isBlocked = blocks.some((one) => one.personId === id || one.blockedId === id);
  if (isBlocked) throw problem('calls.closed');
}

export const answerKnock = (
  work: Work,
  person: Person,
  callId: number,
  { knockerId, isLetIn }: { knockerId: number; isLetIn: boolean },
): Promise<GroupCall> =>
  work.transaction(async (tx) => {
    const call = await requireOpenLocked(tx, person, callId);
    if (call.people.every((one) => one.person.id !== person.id)) throw problem('forbidden');
    if (!(await findKnock(tx, call, knockerId))) throw problem('not_found');
    if (isLetIn) await setLetIn(tx, call, knockerId);
    else await deleteKnock(tx, call, knockerId);
    return tellChanged(work, tx, call);
  });

/** By the round that looks after calls. */
export const forgetKnock = (work: Work, where: Which, personId: number): Promise<void> =>
  work.transaction(async (tx) => {
    await lockOpen(tx, where);
    const isNews = await deleteKnock(tx, where, personId);
    const call = isNews && (await findGroupCall(tx, where));
    if (call) await tellChanged(work, tx, call);
  });
