import type { Conversation } from '@plenum/contract';
import { useSecondsLeft } from '../../../ui/time/use-seconds-left.ts';
import type { History } from '../lines/lines.history.ts';
import { nextAt } from '../chat.rights.ts';
import { useMe } from './use-owner.ts';

/** Seconds until slow mode lets me write again; 0: now. */
export function useSlowWait(conversation: Conversation, history: History | undefined): number {
  const me = useMe();
  const lastOwn = history?.lines.findLast(({ author }) => author?.id === me);
  return useSecondsLeft(nextAt(conversation, lastOwn?.at), conversation.rules.slowSeconds);
}
