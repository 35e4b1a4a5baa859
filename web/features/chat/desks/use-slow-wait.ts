import type { Conversation } from '@plenum/contract';
import { useEffect, useState } from 'react';
import type { History } from '../lines/lines.history.ts';
import { nextAt } from '../chat.rights.ts';
import { useMe } from './use-owner.ts';

/** Seconds until slow mode lets me write again; 0: now. */
export function useSlowWait(conversation: Conversation, history: History | undefined): number {
  const me = useMe();
  const [now, setNow] = useState(Date.now);
  const lastOwn = history?.lines.findLast(({ author }) => author?.id === me);
  const until = nextAt(conversation, lastOwn?.at);
  const isWaiting = until > now;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);
  // The clock stood still until now: it is never longer than the rule says.
  const left = Math.min(conversation.rules.slowSeconds, Math.ceil((until - now) / 1000));
  return Math.max(0, left);
}
