import type { Call, NewCall } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { requireConversation } from '../chat/index.ts';
import { tellCall, tellCaller } from './calls.live.ts';
import { missInTime, missOldCallsOf, noticeMissed } from './calls.missed.ts';
import { findCall, findCallee, findOpen, insertCall, lockPeople } from './calls.queries.ts';
import type { CallRow } from './calls.rows.ts';
import { isAnyInGroupCall } from './group/group.seats.queries.ts';
import { callView } from './calls.view.ts';

/** Of two who call each other at once, both get the one call that rings. */
export async function startCall(work: Work, person: Person, input: NewCall): Promise<Call> {
  const { organisationId, id } = person;
  const { calleeId } = await requireCallee(work.db, person, input.conversationId);
  await missOldCallsOf(work, organisationId, [id, calleeId]);
  const call = await work.transaction(async (tx) => {
    const members = await lockPeople(tx, organisationId, [id, calleeId]);
    const { isBusy } = await requireCallee(tx, person, input.conversationId);
    if (members.some(({ isActive }) => !isActive)) throw problem('calls.not_reachable');
    const open = await findOpen(tx, organisationId, [id, calleeId]);
    if (open.length > 0) return ringingAlready(open, person, input);
    if (await isAnyInGroupCall(tx, organisationId, [id, calleeId])) throw problem('calls.busy');
    return ring(tx, person, calleeId, { input, isBusy, at: work.clock.now() });
  });
  if (call.state === 'ringing') missInTime(work, organisationId, id);
  return callView(call);
}

/** The other one, where both accepted each other and neither blocked. */
async function requireCallee(db: Work['db'] | Tx, person: Person, conversationId: number) {
  const seen = await requireConversation(db, person, conversationId);
  if (seen.kind !== 'direct') throw problem('not_found');
  const callee = await findCallee(db, { ...seen, conversationId }, person.id);
  const isOpen = seen.standing === 'member' && callee?.isMember === true;
  if (!callee || !isOpen || seen.isBlocked || seen.isBlockedByThem) {
    throw problem('calls.not_reachable');
  }
  return { calleeId: callee.id, isBusy: callee.isBusy };
}

function ringingAlready(open: readonly CallRow[], person: Person, input: NewCall): CallRow {
  const [call] = open;
  const isSame = open.length === 1 && call?.conversationId === input.conversationId;
  if (!call || !isSame || call.state !== 'ringing') throw problem('calls.busy');
  const isRepeat = call.callerId === person.id && call.callerDevice === input.deviceId;
  if (!isRepeat && call.calleeId !== person.id) throw problem('calls.busy');
  return call;
}

interface Ring {
  input: NewCall;
  isBusy: boolean;
  at: Date;
}

/** Who wants to be left alone hears no ringing and finds a missed call. */
async function ring(tx: Tx, person: Person, calleeId: number, { input, isBusy, at }: Ring) {
  const { organisationId, id: callerId } = person;
  const { conversationId, hasVideo, deviceId: callerDevice } = input;
  const state = isBusy ? 'missed' : 'ringing';
  const made = { organisationId, conversationId, callerId, calleeId, hasVideo, callerDevice };
  const call = await findCall(tx, organisationId, await insertCall(tx, { ...made, state, at }));
  if (!call) throw problem('not_found');
  if (isBusy) {
    await noticeMissed(tx, call);
    tellCaller(tx, call);
  } else tellCall(tx, call);
  return call;
}
