import type { DropInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { giveCard } from '../dropcards.api.ts';
import { dropTold } from '../dropcards.live.ts';
import { keepWaiting, sendWaiting, stopWaiting } from '../scan/scan.queue.ts';
import { newUuid } from '../../../platform/new-key.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';
import { useOwner } from '../scan/use-waiting-drops.ts';

/** Sends what waits and says what became of it; what cannot be sent goes on waiting. */
export function useSendWaiting(): () => Promise<void> {
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
