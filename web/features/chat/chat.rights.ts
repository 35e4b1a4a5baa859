import type { Conversation, Measure } from '@plenum/contract';

/** Moderators of a channel, members of a group; the server decides. */
export const mayPin = ({ kind, mayModerate, standing }: Conversation): boolean =>
  mayModerate || ((kind === 'group' || kind === 'direct') && standing === 'member');

type Why =
  | 'paused'
  | 'followersOnly'
  | 'invited'
  | 'asked'
  | 'blocked'
  | 'left'
  | 'closed'
  | 'notNow';

/** Why somebody cannot write here; null: they can. */
export function whyNotWrite(conversation: Conversation): Why | null {
  if (conversation.mayWrite) return null;
  const { standing, isBlocked, isFollowing, rules, request } = conversation;
  if (isBlocked) return 'blocked';
  if (standing === 'invited' || standing === 'asked' || standing === 'left') return standing;
  if (rules.isPaused) return 'paused';
  if (rules.followersOnly && !isFollowing) return 'followersOnly';
  return request?.state === 'closed' ? 'closed' : 'notNow';
}

/** When I may write again in a channel with slow mode; 0: now. */
export function nextAt(
  { rules, mayModerate }: Pick<Conversation, 'rules' | 'mayModerate'>,
  lastOwnAt: string | undefined,
): number {
  if (rules.slowSeconds === 0 || mayModerate || !lastOwnAt) return 0;
  return Date.parse(lastOwnAt) + rules.slowSeconds * 1000;
}

export interface Mute {
  /** Null: until a moderator lifts it. */
  until: string | null;
}

const endOf = ({ until }: Mute): number => (until === null ? Infinity : Date.parse(until));

/** The longest mute of mine that stands in an event. */
export function muteIn(
  measures: readonly Measure[],
  eventId: number | null,
  now: number,
): Mute | null {
  const [longest] = measures
    .filter((one) => one.kind === 'mute' && one.eventId === eventId && !one.isOver)
    .filter((one) => endOf(one) > now)
    .toSorted((one, other) => endOf(other) - endOf(one));
  return longest ? { until: longest.until } : null;
}
