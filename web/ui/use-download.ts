import { useMutation } from '@tanstack/react-query';
import { useProblemText } from '../platform/use-problem-text.ts';
import { showToast } from './toast/toasts.tsx';

/** A file somebody asks for; when it does not come, they are told why. */
export function useDownload() {
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: (save: () => Promise<void>) => save(),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return { download: mutate, isDownloading: isPending };
}
