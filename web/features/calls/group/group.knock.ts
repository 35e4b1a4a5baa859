import type { GroupCall } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import { onMessage } from '../../../platform/messages.ts';
import { session } from '../../../platform/session/session.ts';
import { heldValue } from '../../../platform/stored-value.ts';
import { knock } from './group.api.ts';
import { groupRoom } from './group.room.ts';
import { isNewer, knockEndingOf } from './group.state.ts';

export interface Knocking {
  /** At whose door this window waits. */
  call: GroupCall | null;
  /** Why it waits no more; null: one was let in, or went away. */
  ending: 'declined' | 'over' | null;
  problem: unknown;
}

const beatMs = 15_000;
const nowhere: Knocking = { call: null, ending: null, problem: null };
const now = heldValue(nowhere);
let beat: ReturnType<typeof setInterval> | undefined;

function end(part: Partial<Knocking> = {}) {
  clearInterval(beat);
  now.set({ ...nowhere, ...part });
}

function follow(call: GroupCall) {
  const { call: known } = now.get();
  if (!known || !isNewer(call, known)) return;
  now.set({ ...nowhere, call });
  const ending = knockEndingOf(call, session.last()?.person.id ?? 0);
  if (ending === null) return;
  if (ending !== 'letIn') return end({ ending });
  end();
  groupRoom.join(call.id, true).catch((problem: unknown) => end({ problem }));
}
onMessage('calls.group_changed', ({ call }) => follow(call));

/** Also the sign that this window is still there, and the way to learn what it missed. */
async function say({ id }: GroupCall): Promise<void> {
  try {
    follow(await knock(id, true));
  } catch (problem) {
    const isRefused = problem instanceof CallProblem && !problem.isPassing;
    if (isRefused && now.get().call?.id === id) end({ problem });
  }
}

function withdraw(): void {
  const { call } = now.get();
  if (!call) return;
  end();
  knock(call.id, false).catch(() => undefined);
}
globalThis.addEventListener('pagehide', withdraw);
session.subscribe(() => {
  if (!session.last()) end();
});

export const groupKnock = {
  get: now.get,
  subscribe: now.subscribe,
  begin: (call: GroupCall) => {
    withdraw();
    now.set({ ...nowhere, call });
    beat = setInterval(() => void say(call), beatMs);
    void say(call);
  },
  withdraw,
  dismiss: () => end(),
};
