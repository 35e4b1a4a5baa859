import { useMutation } from '@tanstack/react-query';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';

const isCancelled = (problem: unknown) => problem instanceof CallProblem && problem.isCancelled;

/** A change behind a button: a failure is told, except where the person chose to stop. */
export function useSettingsChange<T, V = void>(
  change: (input: V) => Promise<T>,
  onDone: (reply: T, input: V) => unknown,
) {
  const problemText = useProblemText();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onError: (problem) => {
      if (!isCancelled(problem)) showToast({ text: problemText(problem), isFailure: true });
    },
  });
}
