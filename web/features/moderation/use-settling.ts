import type { Case, Settlement } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../ui/toast/toasts.tsx';
import { deskKey, settle as sendSettlement } from './moderation.api.ts';
import { useModerationProblemText } from './use-moderation-problem-text.ts';

interface Settling {
  about: Case;
  settlement: Settlement;
  onDone: (() => void) | undefined;
}

/** Of two moderators who decide the same, the second is told and sees what became of it. */
export function useSettling(eventId: number) {
  const t = useTranslations('moderation');
  const client = useQueryClient();
  const problemText = useModerationProblemText();
  const settling = useMutation({
    mutationFn: ({ about, settlement }: Settling) => sendSettlement(eventId, about.id, settlement),
    onSuccess: (_, { settlement, onDone }) => {
      showToast({ text: t(`done.${settlement.deed}`) });
      onDone?.();
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(eventId) }),
  });
  return {
    settle: (about: Case, settlement: Settlement, onDone?: () => void) =>
      settling.mutate({ about, settlement, onDone }),
    isBusy: settling.isPending,
  };
}
