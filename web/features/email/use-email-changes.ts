import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { offerUndo } from '../../ui/toast/undo.ts';
import {
  type Change,
  goneAfter,
  rebased,
  reverse,
  rowsAfter,
  sendChange,
} from './email.changes.ts';
import { countsOptions, newsOptions } from './email.api.ts';
import { type News, noNews, withNews } from './email.lists.ts';
import { learnRows, readListsAgain } from './email.news.ts';

const changesKey = ['email', 'change'];

/** What was told, and what is on its way to the server, oldest first. */
export function useWithPending(news: News): News {
  const changes = useMutationState({
    filters: { mutationKey: changesKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Change,
  });
  return changes.reduce(
    (known, change) => withNews(known, rowsAfter(rebased(change, known.rows)), goneAfter(change)),
    news,
  );
}

const mayRetry = (problem: unknown) => problem instanceof CallProblem && problem.isPassing;

export function useEmailChanges() {
  const t = useTranslations('email');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { mutateAsync } = useMutation({
    mutationKey: changesKey,
    // One after the other: what a person did last is what the server keeps.
    scope: { id: 'email' },
    mutationFn: sendChange,
    onSuccess: (_, change) => {
      const { rows } = client.getQueryData(newsOptions().queryKey) ?? noNews;
      learnRows(client, rowsAfter(rebased(change, rows)), goneAfter(change));
      // Told as well, but not to a window whose socket is not open yet.
      void client.invalidateQueries({ queryKey: countsOptions().queryKey });
    },
  });

  const send = (change: Change, onFailure?: () => void) => {
    mutateAsync(change).catch((problem: unknown) => {
      onFailure?.();
      readListsAgain(client);
      showToast({
        text: t('notDone', { reason: problemText(problem) }),
        isFailure: true,
        ...(mayRetry(problem) ? { action: 'retry' as const, onAction: () => send(change) } : {}),
      });
    });
  };

  /** Shown at once and taken back if it fails. `said` offers to undo it. */
  return (change: Change, said?: string) => {
    if (change.rows.length === 0) return;
    const back = reverse(change);
    if (said === undefined || back.length === 0) {
      if (said !== undefined) showToast({ text: said });
      send(change);
      return;
    }
    const withdraw = offerUndo(said, () => {
      for (const one of back) send(one);
    });
    send(change, withdraw);
  };
}
