import type { MyHall } from '@plenum/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { myHallOptions, sendSaved } from '../hall/hall.api.ts';

const saveKey = ['exhibitors', 'save'] as const;

interface Change {
  eventId: number;
  exhibitorId: number;
  isSaved: boolean;
}

const withSaved = (mine: MyHall, { exhibitorId, isSaved }: Change): MyHall => {
  const others = mine.saved.filter((id) => id !== exhibitorId);
  return { ...mine, saved: isSaved ? [...others, exhibitorId] : others };
};

/** Shown at once; when it fails it is taken back, and said. */
function save(client: QueryClient, change: Change, sayFailure: (problem: unknown) => void) {
  const options = myHallOptions(change.eventId);
  // An older answer that is still on its way must not undo what is shown now.
  void client.cancelQueries({ queryKey: options.queryKey });
  client.setQueryData(options.queryKey, (mine) => mine && withSaved(mine, change));
  const mutation = client.getMutationCache().build(client, {
    mutationKey: saveKey,
    // One after the other: what a person did last is what the server keeps.
    scope: { id: 'exhibitors.save' },
    mutationFn: ({ eventId, exhibitorId, isSaved }: Change) =>
      sendSaved(eventId, exhibitorId, isSaved),
    onError: sayFailure,
    onSettled: () => {
      if (client.isMutating({ mutationKey: saveKey }) > 1) return;
      void client.invalidateQueries(options);
    },
  });
  mutation.execute(change).catch(() => undefined);
}

export function useSaving(eventId: number) {
  const t = useTranslations('hall.save');
  const client = useQueryClient();
  const problemText = useProblemText();
  return (exhibitorId: number, isSaved: boolean) =>
    save(client, { eventId, exhibitorId, isSaved }, (problem) =>
      showToast({ text: t('failed', { reason: problemText(problem) }), isFailure: true }),
    );
}
