import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireGroupCall } from './group.access.ts';
import { deleteKnocks } from './group.knocks.queries.ts';
import { tellGroupCall } from './group.live.ts';
import { order } from '../rooms/rooms.media.ts';
import { findGroupCall, lockOpen, updateChanged, type Which, roomOf } from './group.queries.ts';
import type { SeatRow } from './group.rows.ts';
import { findSeats, updateLeft } from './group.seats.queries.ts';

/** A window that is in it no more, or whose call is over, leaves nothing. */
export async function leaveGroupCall(
  work: Work,
  person: Person,
  callId: number,
  deviceId: string,
): Promise<Record<string, never>> {
  const call = await requireGroupCall(work.db, person, callId);
  await takeOutOf(
    work,
    call,
    ({ personId, device }) => personId === person.id && device === deviceId,
  );
  return {};
}

interface Out {
  going: SeatRow[];
  isOver: boolean;
}

/** Those in it who fit; true to everyone before the media process hears of it. */
export async function takeOutOf(
  work: Work,
  call: Which,
  fits: (seat: SeatRow) => boolean,
  isRemoved = false,
): Promise<void> {
  const { going, isOver } = await work.transaction((tx) =>
    takeOut(tx, call, fits, { at: work.clock.now(), isRemoved }),
  );
  if (isOver) await order(work, roomOf(call), 'end');
  else for (const seat of going) await order(work, roomOf(call), 'remove', seat);
}

async function takeOut(
  tx: Tx,
  call: Which,
  fits: (seat: SeatRow) => boolean,
  how: { at: Date; isRemoved: boolean },
): Promise<Out> {
  if (!(await lockOpen(tx, call))) return { going: [], isOver: false };
  const going = (await findSeats(tx, call)).filter((seat) => seat.isIn && fits(seat));
  if (going.length === 0) return { going, isOver: false };
  const ids = going.map(({ personId }) => personId);
  await updateLeft(tx, call, ids, how);
  await updateChanged(tx, call, how.at);
  if ((await findSeats(tx, call)).every(({ isIn }) => !isIn)) await deleteKnocks(tx, call);
  const left = await findGroupCall(tx, call);
  if (left) await tellGroupCall(tx, left, ids);
  return { going, isOver: left?.endedAt !== null };
}
