import type { Drop, DropInput } from '@plenum/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { dropsOptions, giveCard, mineKey } from '../dropcards.api.ts';
import { listenToMine } from '../dropcards.live.ts';
import { keepWaiting, sendWaiting, stopWaiting } from '../scan/scan.queue.ts';
import { newUuid } from '../../../platform/new-key.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';
import { useOwner } from '../scan/use-waiting-drops.ts';

/** Who holds my card, or held it; kept true while it is shown. */
export function useDrops(eventId: number) {
  const client = useQueryClient();
  useEffect(() => listenToMine(client, eventId), [client, eventId]);
  return useQuery(dropsOptions(eventId));
}

export function learnDrop(client: QueryClient, eventId: number, drop: Drop): void {
  client.setQueryData(
    dropsOptions(eventId).queryKey,
    (known) => known && [drop, ...known.filter(({ id }) => id !== drop.id)],
  );
  void client.invalidateQueries({ queryKey: mineKey(eventId) });
}

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
        learnDrop(client, eventId, drop);
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
