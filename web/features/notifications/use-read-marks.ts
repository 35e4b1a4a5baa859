import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { listsKey, readAll, readOne } from './notifications.api.ts';
import { showRead, showUnread } from './notifications.live.ts';

/** Marks show at once; when they are not kept, the list is read again. */
export function useReadMarks() {
  const client = useQueryClient();
  const problemText = useProblemText();
  const usual = {
    onSuccess: (now: { unread: number }) => void showUnread(client, now),
    onError: (problem: unknown) => {
      showToast({ text: problemText(problem), isFailure: true });
      void client.invalidateQueries({ queryKey: listsKey });
    },
  };
  const one = useMutation({
    mutationFn: readOne,
    onMutate: (readId) => showRead(client, ({ id }) => id === readId),
    ...usual,
  });
  const all = useMutation({
    mutationFn: readAll,
    onMutate: ({ newest, group }) =>
      showRead(client, (one) => one.place <= newest && (!group || one.group === group)),
    ...usual,
  });
  return { markRead: one.mutate, markAllRead: all.mutate };
}
