import type { GroupCall, GroupCallSending } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireGroupCall, requireOpenLocked, requireSeat } from './group.access.ts';
import { tellGroupCall } from './group.live.ts';
import { findGroupCall, updateChanged } from './group.queries.ts';
import { updateSeen, updateSending } from './group.seats.queries.ts';
import { groupCallView } from './group.view.ts';

/** Said again and again as a sign of life; told to others where it is news. One screen at a time. */
export async function saySending(
  work: Work,
  person: Person,
  callId: number,
  sending: GroupCallSending,
): Promise<GroupCall> {
  const call = await requireGroupCall(work.db, person, callId);
  await requireSeat(work.db, call, person, sending.deviceId);
  await updateSeen(work.db, call, person.id, work.clock.now());
  const own = call.people.find((one) => one.person.id === person.id);
  const isNews =
    own?.hasSound !== sending.hasSound ||
    own.hasCamera !== sending.hasCamera ||
    own.hasScreen !== sending.hasScreen;
  return isNews ? changeSending(work, person, callId, sending) : groupCallView(call);
}

const changeSending = (work: Work, person: Person, callId: number, sending: GroupCallSending) =>
  work.transaction(async (tx) => {
    const call = await requireOpenLocked(tx, person, callId);
    await requireSeat(tx, call, person, sending.deviceId);
    const now = (await findGroupCall(tx, call)) ?? call;
    const sharing = now.people.find(({ hasScreen }) => hasScreen);
    if (sending.hasScreen && sharing && sharing.person.id !== person.id) {
      throw problem('calls.screen_taken');
    }
    if (await updateSending(tx, call, person.id, sending)) {
      await updateChanged(tx, call, work.clock.now());
    }
    return tellGroupCall(tx, (await findGroupCall(tx, call)) ?? now);
  });
