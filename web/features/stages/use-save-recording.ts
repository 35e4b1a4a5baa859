import { showToast } from '../../ui/toast/toasts.tsx';
import { readFiles } from './stages.api.ts';
import { useStageProblemText } from './use-stage-problem-text.ts';

/** The browser saves each film as it comes: an hour does not fit into a page's memory. */
export function useSaveRecording(eventId: number) {
  const problemText = useStageProblemText();
  return (runId: number, whole = false): void => {
    readFiles(eventId, runId, whole)
      .then(({ addresses }) => {
        for (const address of addresses) {
          const link = document.createElement('a');
          link.href = address;
          link.download = '';
          link.click();
        }
        return undefined;
      })
      .catch((problem: unknown) => showToast({ text: problemText(problem), isFailure: true }));
  };
}
