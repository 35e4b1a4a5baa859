import type { GroupCall } from '@plenum/contract';
import type { Self } from '../calls.state.ts';

/** Why this window is in it no more. `elsewhere`: another window of mine took over. */
export type GroupEnding = 'ended' | 'removed' | 'elsewhere';

/** What the call as it is now means for a window that is in it; null: it goes on. */
export function endingOf(call: GroupCall, { personId, deviceId }: Self): GroupEnding | null {
  if (call.endedAt !== null) return 'ended';
  const own = call.people.find(({ person }) => person.id === personId);
  if (!own) return 'removed';
  return own.deviceId === deviceId ? null : 'elsewhere';
}

/** What became of a knock; null: it waits. */
export type KnockEnding = 'letIn' | 'declined' | 'over';

export function knockEndingOf(
  { endedAt, isClosed, knocks }: GroupCall,
  personId: number,
): KnockEnding | null {
  if (endedAt !== null) return 'over';
  if (!isClosed) return 'letIn';
  const own = knocks.find(({ person }) => person.id === personId);
  if (!own) return 'declined';
  return own.isLetIn ? 'letIn' : null;
}

export const isNewer = (call: GroupCall, known: GroupCall): boolean =>
  call.id === known.id && call.version >= known.version;
