import type { ImportResult } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { takeBack } from '../agenda.edits.ts';
import { bringIn, type ImportOrder } from './exchange.ts';
import { useAgendaProblemText } from '../use-agenda-problem-text.ts';

/** Brings a file in, and takes it back: here, from the toast, or with Ctrl+Z. */
export function useBringIn(eventId: number) {
  const t = useTranslations('agenda');
  const { save } = useChanges();
  const problemText = useAgendaProblemText();
  const withdraw = useRef(() => undefined as void);
  const undo = useMutation({
    mutationFn: (changeId: number) => save(takeBack(eventId, [changeId])),
    onSuccess: () => void showToast({ text: t('done.undone') }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const tell = ({ changeId }: ImportResult) => {
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
