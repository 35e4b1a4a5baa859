import type { DropInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { whenConnected } from '../../../platform/socket-client.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { giveCard } from '../dropcards.api.ts';
import { dropTold } from '../dropcards.live.ts';
import { keepWaiting, sendWaiting, stopWaiting } from '../scan/scan.queue.ts';
import { newUuid } from '../../../platform/new-key.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';
import { useOwner } from '../scan/use-waiting-drops.ts';

/** Sends what waits and says what became of it; what cannot be sent goes on waiting. */
function useSendWaiting(): () => Promise<void> {
  const t = useTranslations('dropcards.give');
  const problemText = useCardProblemText();
  const client = useQueryClient();
  const owner = useOwner();
  return async () => {
    for (const { waiting, drop, problem } of await sendWaiting(owner, giveCard)) {
      const { eventId, exhibitor: name } = waiting;
      if (drop) {
        teach(client, dropTold(eventId, drop));
        showToast({ text: t('given', { name }) });
      } else {
        showToast({ text: t('refused', { name, reason: problemText(problem) }), isFailure: true });
      }
    }
  };
}

/** A card is kept on the device before it is sent: nothing that happens on the way loses it. */
export function useGiving(eventId: number) {
  const owner = useOwner();
  const send = useSendWaiting();
  const give = (exhibitor: string, wish: Omit<DropInput, 'key'>): Promise<void> => {
    const input = { ...wish, key: newUuid() };
    keepWaiting(owner, { eventId, exhibitor, input, at: new Date().toISOString() });
    return send();
  };
  const takeBack = useCallback((key: string) => stopWaiting(owner, key), [owner]);
  return { give, takeBack };
}

const pauseMs = 30_000;

/**
 * Shown nowhere, there as long as cards wait: sends them as soon as the server can be reached. In the file of
 * who gives one: a file of its own could not be had once the line is gone, and a browser asks for it only once.
 */
export function WaitingDrops() {
  const send = useSendWaiting();
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const now = () => void latest.current();
    now();
    const timer = setInterval(now, pauseMs);
    globalThis.addEventListener('online', now);
    const forget = whenConnected(now);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', now);
      forget();
    };
  }, []);
  return null;
}
