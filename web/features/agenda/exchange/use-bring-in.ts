import type { ImportResult } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { followsKey, setupOptions, speakersOptions, undoChange } from '../agenda.api.ts';
import { bringIn, type ImportOrder } from './exchange.ts';
import { agendaKey, learnOwn } from '../agenda.news.ts';
import { useAgendaProblemText } from '../use-agenda-problem-text.ts';

const nothing = { wanted: [], change: { patches: new Map<number, null>() } };

/** Brings a file in, and takes it back: here, from the toast, or with Ctrl+Z. */
export function useBringIn(eventId: number) {
  const t = useTranslations('agenda');
  const client = useQueryClient();
  const problemText = useAgendaProblemText();
  const withdraw = useRef(() => undefined as void);
  const readAll = () => {
    const { queryKey: setupKey } = setupOptions(eventId);
    const { queryKey: speakersKey } = speakersOptions(eventId);
    for (const queryKey of [agendaKey(eventId), followsKey(eventId), setupKey, speakersKey]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  const undo = useMutation({
    mutationFn: (changeId: number) => undoChange(eventId, changeId, newKey()),
    onSuccess: (result) => {
      learnOwn(client, eventId, result);
      readAll();
      showToast({ text: t('done.undone') });
    },
    onError: (problem) => showToast({ text: problemText(problem, nothing), isFailure: true }),
  });
  const tell = ({ changeId }: ImportResult) => {
    readAll();
    if (changeId === null) return;
    withdraw.current = offerUndo(t('exchange.done'), () => undo.mutate(changeId));
  };
  const bringing = useMutation({
    mutationFn: (order: ImportOrder) => bringIn(eventId, order),
    onSuccess: tell,
  });
  return {
    bring: bringing.mutateAsync,
    isBusy: bringing.isPending,
    problem: bringing.error,
    result: bringing.data,
    isUndoing: undo.isPending,
    isUndone: undo.isSuccess,
    undo: (changeId: number) => {
      withdraw.current();
      undo.mutate(changeId);
    },
    reset: () => {
      bringing.reset();
      undo.reset();
    },
  };
}
