import type { Call, CallAnswer } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireCallLocked } from './calls.access.ts';
import { tellCall } from './calls.live.ts';
import { missOldCallsOf } from './calls.missed.ts';
import { findCall, updateAnswered, updateEnded } from './calls.queries.ts';
import type { CallRow } from './calls.rows.ts';
import { callView } from './calls.view.ts';

/** Of several windows the first one counts; the same one may say it again. */
export async function answerCall(
  work: Work,
  person: Person,
  callId: number,
  { isAccepted, deviceId }: CallAnswer,
): Promise<Call> {
  await missOldCallsOf(work, person.organisationId, [person.id]);
  return work.transaction(async (tx) => {
    const call = await requireCallLocked(tx, person, callId);
    if (call.calleeId !== person.id) throw problem('not_found');
    if (isSaidAgain(call, { isAccepted, deviceId })) return callView(call);
    refuseLate(call);
    const now = work.clock.now();
    if (isAccepted) await updateAnswered(tx, call, deviceId, now);
    else await updateEnded(tx, call, 'refused', now);
    const answered = (await findCall(tx, call.organisationId, call.id)) ?? call;
    tellCall(tx, answered);
    return callView(answered);
  });
}

const isSaidAgain = (call: CallRow, { isAccepted, deviceId }: CallAnswer): boolean =>
  isAccepted && call.state === 'going' && call.calleeDevice === deviceId;

function refuseLate({ state }: CallRow): void {
  if (state === 'going') throw problem('calls.answered');
  if (state !== 'ringing') throw problem('calls.over');
}
