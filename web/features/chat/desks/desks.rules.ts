import type { ChatPerson, Conversation, Desk, RequestState } from '@plenum/contract';
import type { DeskFilter } from './desks.places.ts';

/** How many a filter stands for; of what is mine the server does not tell. */
export function countOf(filter: DeskFilter, { counts }: Pick<Desk, 'counts'>): number | null {
  const open = counts.waiting + counts.taken + counts.answered + counts.missed;
  if (filter === 'open') return open;
  if (filter === 'closed') return counts.closed;
  return filter === 'all' ? open + counts.closed : null;
}

const waits: ReadonlySet<RequestState> = new Set(['waiting', 'missed']);

/** Waited longer than the desk promised. */
export function isOverdue(
  { request }: Pick<Conversation, 'request'>,
  alertMinutes: number,
  now: number,
): boolean {
  if (!request?.waitingSince || alertMinutes === 0 || request.state === 'closed') return false;
  return now - Date.parse(request.waitingSince) >= alertMinutes * 60_000;
}

/** The one the keys j and k lead to; stays at the ends. */
export function neighbour(
  requests: readonly Pick<Conversation, 'id'>[],
  openId: number | undefined,
  step: 1 | -1,
): number | undefined {
  const at = requests.findIndex(({ id }) => id === openId);
  if (at === -1) return requests[0]?.id;
  return (requests[at + step] ?? requests[at])?.id;
}

/** How somebody who sees to the desk makes a waiting question theirs; what a colleague has is taken over. */
export function wayToTake(
  { request }: Pick<Conversation, 'request'>,
  ownId: number,
  helpers: readonly ChatPerson[],
): 'take' | 'takeOver' | null {
  if (!request || !waits.has(request.state) || request.takenBy?.id === ownId) return null;
  return helpers.some(({ id }) => id === request.takenBy?.id) ? 'takeOver' : 'take';
}
