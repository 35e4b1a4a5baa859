import type { Call, CallState } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireCallLocked } from './calls.access.ts';
import { tellCall } from './calls.live.ts';
import { noticeMissed } from './calls.missed.ts';
import { findCall, updateEnded } from './calls.queries.ts';
import type { CallRow } from './calls.rows.ts';
import { callView } from './calls.view.ts';

/** What is over already stays as it ended. */
export const endCall = (
  work: Work,
  person: Person,
  callId: number,
  isFailed: boolean,
): Promise<Call> =>
  work.transaction(async (tx) => {
    const call = await requireCallLocked(tx, person, callId);
    if (call.endedAt) return callView(call);
    const state = endingOf(call, person, isFailed);
    await updateEnded(tx, call, state, work.clock.now());
    const ended = (await findCall(tx, call.organisationId, call.id)) ?? call;
    tellCall(tx, ended);
    if (state === 'missed') await noticeMissed(tx, ended);
    return callView(ended);
  });

function endingOf({ state, calleeId }: CallRow, person: Person, isFailed: boolean): CallState {
  if (state === 'going') return isFailed ? 'failed' : 'ended';
  return person.id === calleeId ? 'refused' : 'missed';
}
