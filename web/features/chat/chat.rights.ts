import type { Conversation } from '@plenum/contract';

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
