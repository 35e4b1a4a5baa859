import type { Signals } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Work } from '../../platform/work.ts';
import { requireCall } from './calls.access.ts';

/** A frame that a slow line still takes, with room for what a browser says at once. */
const mostLetters = 65_536;

/** Handed on and kept nowhere; only the two windows of a call that goes on have a say. */
export async function passSignals(
  work: Work,
  person: Person,
  callId: number,
  { deviceId, signals }: Signals,
): Promise<Record<string, never>> {
  const call = await requireCall(work.db, person, callId);
  if (call.state !== 'going') throw problem('calls.over');
  const isCaller = call.callerId === person.id;
  const own = isCaller ? call.callerDevice : call.calleeDevice;
  if (deviceId !== own) throw problem('calls.answered');
  if (signals.reduce((sum, { text }) => sum + text.length, 0) > mostLetters) {
    throw problem('too_large');
  }
  const other = isCaller ? call.calleeId : call.callerId;
  const said = { callId, fromDevice: deviceId, signals };
  work.hub.tell('calls.signals', said, [personIn(call.organisationId, other)]);
  return {};
}
