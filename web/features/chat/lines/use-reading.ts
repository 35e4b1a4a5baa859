import type { Conversation } from '@plenum/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { markRead } from '../chat.api.ts';
import type { History } from './lines.history.ts';

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
  const isSeen = useSyncExternalStore(onVisible, isLookedAt) && isAtEnd;
  const upTo = history && !history.hasAfter ? history.upTo : 0;
  const isNews = upTo > readSequence && standing !== 'invited';
  useEffect(() => {
    if (!isSeen || !isNews) return undefined;
    // Unsaid, it stays unread: the next line, or the next look, tries again. What is left is told.
    const timer = setTimeout(() => void markRead(id, upTo).catch(() => null), breathMs);
    return () => clearTimeout(timer);
  }, [id, upTo, isSeen, isNews]);
}
