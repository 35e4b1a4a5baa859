import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useCardProblemText } from '../use-card-problem-text.ts';

/** A file somebody asks for; when it does not come, they are told why. */
export function useCardDownload(get: () => Promise<void>) {
  const problemText = useCardProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: get,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return { save: () => mutate(), isSaving: isPending };
}
