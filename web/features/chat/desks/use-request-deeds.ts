import type { Conversation } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { conversations } from '../chat.live.ts';
import { desksKey, handOver, mailTranscript, setRequestState, takeRequest } from './desks.api.ts';
import { useDeskProblemText } from './use-desk-problem-text.ts';

/** What can be done with a question, one deed at a time; lists are read anew after each. */
export function useRequestDeeds({ id }: Pick<Conversation, 'id'>) {
  const t = useTranslations('desks.request');
  const client = useQueryClient();
  const problemText = useDeskProblemText();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    try {
      await work();
      if (done) showToast({ text: done });
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: desksKey }),
      client.invalidateQueries(conversations.options(id)),
    ]);
    setBusy(false);
  };
  return {
    isBusy,
    take: () => void act(() => takeRequest(id)),
    handOver: (personId: number, name: string) =>
      void act(() => handOver(id, personId), t('handedOver', { name })),
    close: () => void act(() => setRequestState(id, 'closed')),
    reopen: () => void act(() => setRequestState(id, 'waiting')),
    mail: () => void act(() => mailTranscript(id), t('mailed')),
  };
}

export type DeedsOfRequest = ReturnType<typeof useRequestDeeds>;
