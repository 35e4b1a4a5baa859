import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { offerUndo } from '../../ui/toast/undo.ts';
import { type Change, reverse, sendChange } from './todo.changes.ts';
import { learnTask } from './todo.news.ts';

const changesKey = ['todo', 'change'];

/** What is on its way to the server, oldest first. */
export const usePendingChanges = (): Change[] =>
  useMutationState({
    filters: { mutationKey: changesKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Change,
  });

const mayRetry = (problem: unknown) => problem instanceof CallProblem && problem.isPassing;

export function useTaskChanges() {
  const t = useTranslations('todo');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { mutateAsync } = useMutation({
    mutationKey: changesKey,
    // One after the other: what a person did last is what the server keeps.
    scope: { id: 'todo' },
    mutationFn: sendChange,
    onSuccess: (task) => learnTask(client, task),
  });

  const tellFailure = (change: Change, problem: unknown) =>
    showToast({
      text: t('notSaved', { title: change.task.title, reason: problemText(problem) }),
      isFailure: true,
      ...(mayRetry(problem) ? { action: 'retry' as const, onAction: () => send(change) } : {}),
    });

  const send = (change: Change, onFailure?: () => void) => {
    mutateAsync(change).catch((problem: unknown) => {
      onFailure?.();
      tellFailure(change, problem);
    });
  };

  /** Shown at once and taken back if it fails. `said` offers to undo it. */
  const apply = (change: Change, said?: string) => {
    if (said === undefined || change.kind === 'add') return send(change);
    const withdraw = offerUndo(said, () => send(reverse(change)));
    send(change, withdraw);
  };

  return { apply, save: mutateAsync };
}
