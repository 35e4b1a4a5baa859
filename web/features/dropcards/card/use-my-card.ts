import type { CardField, MyCard } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { learn } from '../../../platform/loading/learn.ts';
import type { SavedState } from '../../../ui/form/saved-mark.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { cardOptions, chooseFields, replaceLink, valuesWith } from '../dropcards.api.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';

const choiceKey = ['dropcards', 'choice'] as const;
const states = { idle: 'untouched', pending: 'saving', success: 'saved', error: 'failed' } as const;

/** What I choose is shown at once; a refusal takes it back and is said. */
export function useChosenFields(eventId: number) {
  const t = useTranslations('dropcards.mine');
  const client = useQueryClient();
  const problemText = useCardProblemText();
  const { queryKey } = cardOptions(eventId);
  const { mutate, status } = useMutation({
    mutationKey: choiceKey,
    // One after the other: what was chosen last is what the server keeps.
    scope: { id: 'dropcards.choice' },
    mutationFn: (fields: CardField[]) => chooseFields(eventId, fields),
    onError: (problem) =>
      showToast({ text: t('notSaved', { reason: problemText(problem) }), isFailure: true }),
    onSettled: () => {
      if (client.isMutating({ mutationKey: choiceKey }) > 1) return;
      void client.invalidateQueries({ queryKey });
    },
  });
  const choose = (fields: CardField[]) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData(
      queryKey,
      (card) => card && { ...card, fields, values: valuesWith(card.all, fields) },
    );
    mutate(fields);
  };
  const state: SavedState = states[status];
  return { choose, state };
}

/** Another link, and with it another QR code; the one before is dead. */
export function useNewLink(eventId: number) {
  const t = useTranslations('dropcards.link');
  const client = useQueryClient();
  const problemText = useCardProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => replaceLink(eventId),
    onSuccess: (card: MyCard) => {
      learn(client, cardOptions(eventId).queryKey, card);
      showToast({ text: t('replaced') });
    },
    onError: (problem) =>
      showToast({ text: t('failed', { reason: problemText(problem) }), isFailure: true }),
  });
  return { replace: () => mutate(), isReplacing: isPending };
}
