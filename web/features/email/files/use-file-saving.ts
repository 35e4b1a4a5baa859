import { download } from '../../../platform/files/download.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';

export function useFileSaving(): (fileId: number) => void {
  const problemText = useProblemText();
  return (fileId) =>
    void download('GET /api/email/files/:fileId', { params: { fileId } }).catch(
      (problem: unknown) => showToast({ text: problemText(problem), isFailure: true }),
    );
}
