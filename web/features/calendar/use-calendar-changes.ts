import type { Entry } from '@plenum/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { offerUndo } from '../../ui/toast/undo.ts';
import { entriesKey, occurrencesKey, restoreEntry } from './calendar.api.ts';
import { type Change, reverse } from './calendar.changes.ts';
import { sendChange } from './calendar.send.ts';

const changesKey = ['calendar', 'change'];

/** What is on its way to the server, oldest first. */
export const usePendingChanges = (): Change[] =>
  useMutationState({
    filters: { mutationKey: changesKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Change,
  });

const mayRetry = (problem: unknown) => problem instanceof CallProblem && problem.isPassing;

export function useReadAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: occurrencesKey }),
      client.invalidateQueries({ queryKey: entriesKey }),
    ]);
}

/** Shown at once, taken back if it fails, and undone on request. */
export function useCalendarChanges() {
  const t = useTranslations('calendar');
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const problemText = useProblemText();
  const { mutateAsync } = useMutation({
    mutationKey: changesKey,
    // One after the other: what a person did last is what the server keeps.
    scope: { id: 'calendar' },
    mutationFn: async (change: Change) => {
      const entry = await sendChange(client, change).finally(readAgain);
      return entry;
    },
  });

  const reasonOf = (problem: unknown) =>
    problem instanceof CallProblem && problem.code === 'calendar.changed_meanwhile'
      ? t('changedMeanwhile')
      : problemText(problem);

  const tellFailure = (title: string, problem: unknown, retry: () => void) =>
    showToast({
      text: t('notSaved', { title, reason: reasonOf(problem) }),
      isFailure: true,
      ...(mayRetry(problem) ? { action: 'retry' as const, onAction: retry } : {}),
    });

  const restore = (entryId: number, title: string) => {
    restoreEntry(entryId)
      .then(readAgain)
      .catch((problem: unknown) => tellFailure(title, problem, () => restore(entryId, title)));
  };

  /** Taken back when it has arrived, however soon that is asked for. */
  const undo = (change: Change, sent: Promise<Entry | null>) => {
    const { title, entryId } = change.occurrence;
    sent
      .then((entry) => {
        if (change.kind === 'move' && entry) send(reverse(change, entry));
        else if (entryId !== null) restore(entryId, title);
      })
      .catch(() => undefined);
  };

  const send = (change: Change, said?: string) => {
    const sent = mutateAsync(change);
    const withdraw = said === undefined ? undefined : offerUndo(said, () => undo(change, sent));
    sent.catch((problem: unknown) => {
      withdraw?.();
      tellFailure(change.occurrence.title, problem, () => send(change, said));
    });
  };

  return { send, restore, reasonOf };
}
