import type { AgendaResult, AgendaSession } from '@plenum/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { offerUndo } from '../../ui/toast/undo.ts';
import { followsKey } from './agenda.api.ts';
import { type Change, takeBack, withChanges } from './agenda.changes.ts';
import { agendaKey, learnOwn } from './agenda.news.ts';
import { useAgendaProblemText } from './use-agenda-problem-text.ts';

const changesKey = ['agenda', 'change'];

/** What is on its way to the server, oldest first. */
export function usePendingChanges(eventId: number): readonly Change[] {
  const pending = useMutationState({
    filters: { mutationKey: changesKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Change,
  });
  return useMemo(() => pending.filter((change) => change.eventId === eventId), [pending, eventId]);
}

const isOutdated = (problem: unknown) =>
  problem instanceof CallProblem && [404, 409].includes(problem.status);

const mayRetry = (problem: unknown) => problem instanceof CallProblem && problem.isPassing;

/** `sessions` are those on the screen: a refusal names what was in the way. */
export function useAgendaChanges(eventId: number, sessions: readonly AgendaSession[]) {
  const t = useTranslations('agenda');
  const client = useQueryClient();
  const problemText = useAgendaProblemText();
  const { mutateAsync } = useMutation({
    mutationKey: changesKey,
    // One after the other: what a person did last is what the server keeps.
    scope: { id: 'agenda' },
    mutationFn: async (change: Change) => {
      const results: AgendaResult[] = [];
      for await (const result of change.send(client)) {
        learnOwn(client, eventId, result);
        results.push(result);
      }
      return results;
    },
    onSettled: () => client.invalidateQueries({ queryKey: followsKey(eventId) }),
    onError: (problem) => {
      // What is shown may be older than what it was refused for.
      if (isOutdated(problem)) void client.invalidateQueries({ queryKey: agendaKey(eventId) });
    },
  });

  const tellFailure = (change: Change, problem: unknown, said: string) => {
    const wanted = withChanges(sessions, [change]);
    showToast({
      text: problemText(problem, { wanted, change }),
      isFailure: true,
      ...(mayRetry(problem)
        ? { action: 'retry' as const, onAction: () => apply(change, said) }
        : {}),
    });
  };

  /** One after the other, the last one first. */
  const undo = (changeIds: readonly number[]) => {
    const change = takeBack(eventId, changeIds);
    mutateAsync(change).then(
      () => showToast({ text: t('done.undone') }),
      (problem: unknown) => tellFailure(change, problem, t('done.undone')),
    );
  };
  const undoAll = (results: readonly AgendaResult[]) =>
    undo(results.map(({ changeId }) => changeId));

  /** Shown at once and taken back if it fails; `said` offers to undo it. */
  const apply = (change: Change, said: string) => {
    const done = mutateAsync(change);
    const withdraw = offerUndo(said, () => void done.then(undoAll, () => undefined));
    done.catch((problem: unknown) => {
      withdraw();
      tellFailure(change, problem, said);
    });
  };

  /** For a form, which tells of refusals itself. */
  const save = async (change: Change, said: string) => {
    const results = await mutateAsync(change);
    offerUndo(said, () => undoAll(results));
    return results;
  };

  return { apply, save, undo };
}

export type AgendaChanges = ReturnType<typeof useAgendaChanges>;
