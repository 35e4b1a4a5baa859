import type { GroupCall } from '@plenum/contract';
import { heldValue } from '../../../platform/stored-value.ts';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { mayLack } from '../../../platform/missed.ts';
import { wakeCalls } from '../line/line.heard.ts';
import { readRingingGroup } from '../calls.api.ts';

const ringsMs = 30_000;
const ringing = heldValue<GroupCall | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

function set(call: GroupCall | null) {
  clearTimeout(timer);
  if (call) timer = setTimeout(() => set(null), ringsMs);
  ringing.set(call);
}

/** The call of a group that rings in this window, for a while. */
export const ringingGroup = {
  get: ringing.get,
  stop: () => set(null),
  subscribe: ringing.subscribe,
};

/** It stops where the call is over, or was joined in another window. */
const follow = (call: GroupCall, ownId: number | undefined) => {
  if (call.id !== ringing.get()?.id) return;
  const isThere = call.people.some(({ person }) => person.id === ownId);
  if (call.endedAt !== null || isThere) set(null);
};

const ring = (call: GroupCall) => {
  wakeCalls();
  set(call);
};

/** Also one that began while this window was not there. */
export function listenToGroupCalls(ownId: () => number | undefined): () => void {
  const read = async () => {
    const call = await readRingingGroup().catch(() => null);
    if (call && call.id !== ringing.get()?.id) ring(call);
  };
  const forgets = [
    onMessage('calls.group_rings', ({ call }) => ring(call)),
    onReconnect((missed) => void (mayLack(missed, ['calls.group_rings']) && read())),
    onMessage('calls.group_changed', ({ call }) => follow(call, ownId())),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
