import type { GroupCall } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { canModerate, requireOpenLocked } from './group.access.ts';
import { takeOutOf } from './group.leave.ts';
import { tellGroupCall } from './group.live.ts';
import { order } from '../rooms/rooms.media.ts';
import { findGroupCall, updateChanged, roomOf } from './group.queries.ts';
import { findSeats, updateLeft, updateSilenced } from './group.seats.queries.ts';

/** Not for oneself: one's own microphone is one's own matter, and one leaves by leaving. */
async function requireOther(tx: Tx, person: Person, callId: number, personId: number) {
  const call = await requireOpenLocked(tx, person, callId);
  if (!canModerate(person, call)) throw problem('forbidden');
  const seats = await findSeats(tx, call);
  const seat = seats.find((one) => one.personId === personId);
  if (!seat || personId === person.id) throw problem('not_found');
  return { call, seat };
}

/** Who comes back is as silent as they were. */
export async function silence(
  work: Work,
  person: Person,
  callId: number,
  { personId, isSilenced }: { personId: number; isSilenced: boolean },
): Promise<GroupCall> {
  const { call, seat, told } = await work.transaction(async (tx) => {
    const found = await requireOther(tx, person, callId, personId);
    if (found.seat.isSilenced !== isSilenced) {
      await updateSilenced(tx, found.call, personId, isSilenced);
      await updateChanged(tx, found.call, work.clock.now());
    }
    const now = (await findGroupCall(tx, found.call)) ?? found.call;
    return { ...found, told: await tellGroupCall(tx, now) };
  });
  await order(work, roomOf(call), 'silence', { number: seat.number, isSilenced });
  return told;
}

/** For good: also who left by themselves a moment before does not come back. */
export async function remove(
  work: Work,
  person: Person,
  callId: number,
  personId: number,
): Promise<Record<string, never>> {
  const call = await work.transaction(async (tx) => {
    const found = await requireOther(tx, person, callId, personId);
    const gone = { at: work.clock.now(), isRemoved: true };
    if (!found.seat.isIn) await updateLeft(tx, found.call, [personId], gone);
    return found.call;
  });
  await takeOutOf(work, call, (seat) => seat.personId === personId, true);
  return {};
}
