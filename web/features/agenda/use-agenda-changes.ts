import type { AgendaResult, AgendaSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { showToast } from '../../ui/toast/toasts.tsx';
import { offerUndo } from '../../ui/toast/undo.ts';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { type DraftChange, takeBack } from './agenda.edits.ts';
import { useAgendaProblemText } from './use-agenda-problem-text.ts';

/** `sessions` are those on the screen: a refusal names what was in the way. */
export function useAgendaChanges(eventId: number, sessions: readonly AgendaSession[]) {
  const t = useTranslations('agenda');
  const changes = useChanges();
  const problemText = useAgendaProblemText();
  const failed =
    ({ wanted }: DraftChange) =>
    (_reason: string, problem: unknown) =>
      problemText(problem, { wanted, sessions });

  /** One after the other, the last one first. */
  const undo = (changeIds: readonly number[]) => {
    const change = takeBack(eventId, changeIds);
    changes.apply(change, { failed: failed(change) }).then(
      () => showToast({ text: t('done.undone') }),
      () => undefined,
    );
  };
  const undoAll = (results: readonly AgendaResult[]) =>
    undo(results.map(({ changeId }) => changeId));

  return {
    undo,
    /** Shown at once and taken back if it fails; `said` offers to undo it. */
    apply: (change: DraftChange, said: string) =>
      void changes.apply(change, {
        done: said,
        failed: failed(change),
        undo: (sent) => void sent.then(undoAll, () => undefined),
      }),
    /** For a form, which tells of refusals itself. */
    save: async (change: DraftChange, said: string) => {
      const results = await changes.save(change);
      offerUndo(said, () => undoAll(results));
      return results;
    },
  };
}

export type AgendaChanges = ReturnType<typeof useAgendaChanges>;
