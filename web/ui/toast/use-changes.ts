import { useQueryClient } from '@tanstack/react-query';
import { CallProblem } from '../../platform/call-problem.ts';
import { type Change, perform } from '../../platform/live/perform.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from './toasts.tsx';
import { offerUndo } from './undo.ts';

/** A change that can be taken back by another one. */
export interface Undoable<Answer> extends Change<Answer> {
  undo?: () => Undoable<unknown>;
}

interface Saying<Answer> {
  /** Says what was done, and offers to undo it where that can be done. */
  done?: string | undefined;
  /** Why it was not done. */
  failed: (reason: string, problem: unknown) => string;
  /** For what can only be taken back when it has arrived. */
  undo?: (sent: Promise<Answer>) => void;
}

const mayRetry = (problem: unknown) => problem instanceof CallProblem && problem.isPassing;

/** What a person does is shown at once, taken back if it fails, and undone on request. */
export function useChanges(reasonOf?: (problem: unknown) => string) {
  const client = useQueryClient();
  const problemText = useProblemText();

  const apply = <Answer>(change: Undoable<Answer>, saying: Saying<Answer>): Promise<Answer> => {
    const { done, failed, undo } = saying;
    const { undo: reverse } = change;
    const sent = perform(client, change);
    const takeBack = undo ? () => undo(sent) : reverse && (() => void apply(reverse(), { failed }));
    const withdraw = done !== undefined && takeBack ? offerUndo(done, takeBack) : undefined;
    if (done !== undefined && !takeBack) showToast({ text: done });
    sent.catch((problem: unknown) => {
      withdraw?.();
      showToast({
        text: failed((reasonOf ?? problemText)(problem), problem),
        isFailure: true,
        ...(mayRetry(problem) && { action: 'retry', onAction: () => void apply(change, saying) }),
      });
    });
    return sent;
  };
  return { apply, save: <Answer>(change: Change<Answer>) => perform(client, change) };
}
