import type { Conversation } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { teach } from '../../../platform/live/teach.ts';
import { markRead } from '../chat.api.ts';
import type { History } from './lines.history.ts';
import { haveRead } from '../chat.live.ts';

const breathMs = 600;

const onVisible = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  globalThis.addEventListener('focus', listener);
  globalThis.addEventListener('blur', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    globalThis.removeEventListener('focus', listener);
    globalThis.removeEventListener('blur', listener);
  };
};

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** What stands on the screen in front of somebody is read. */
export function useReading(
  { id, readSequence, standing }: Conversation,
  history: History | undefined,
  isAtEnd: boolean,
): void {
  const client = useQueryClient();
  const isSeen = useSyncExternalStore(onVisible, isLookedAt) && isAtEnd;
  const upTo = history && !history.hasAfter ? history.upTo : 0;
  const isNews = upTo > readSequence && standing !== 'invited';
  useEffect(() => {
    if (!isSeen || !isNews) return undefined;
    const timer = setTimeout(async () => {
      // Unsaid, it stays unread: the next line, or the next look, tries again.
      const left = await markRead(id, upTo).catch(() => null);
      if (left) teach(client, ...haveRead(id, { ...left, readSequence: upTo }));
    }, breathMs);
    return () => clearTimeout(timer);
  }, [client, id, upTo, isSeen, isNews]);
}
