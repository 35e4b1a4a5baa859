import type { CardField, MyCard } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import type { SavedState } from '../../../ui/form/saved-mark.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { chooseFields, replaceLink, valuesWith } from '../dropcards.api.ts';
import { cards, cardTold } from '../dropcards.live.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';

const states = { idle: 'untouched', pending: 'saving', success: 'saved', error: 'failed' } as const;

/** What I choose is shown at once; a refusal takes it back and is said. */
export function useChosenFields(eventId: number) {
  const t = useTranslations('dropcards.mine');
  const { apply } = useChanges(useCardProblemText());
  const { mutate, status } = useMutation({
    mutationFn: (fields: CardField[]) => {
      const shown = cards.changedAt(eventId, (card) => ({
        ...card,
        fields,
        values: valuesWith(card.all, fields),
      }));
      const change = {
        key: newKey(),
        shows: [shown],
        send: () => chooseFields(eventId, fields),
        learns: (card: MyCard) => [cardTold(eventId, card)],
      };
      return apply(change, { failed: (reason) => t('notSaved', { reason }) });
    },
  });
  const state: SavedState = states[status];
  return { choose: (fields: CardField[]) => mutate(fields), state };
}

/** Another link, and with it another QR code; the one before is dead. */
export function useNewLink(eventId: number) {
  const t = useTranslations('dropcards.link');
  const client = useQueryClient();
  const problemText = useCardProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => replaceLink(eventId),
    onSuccess: (card: MyCard) => {
      teach(client, cardTold(eventId, card));
      showToast({ text: t('replaced') });
    },
    onError: (problem) =>
      showToast({ text: t('failed', { reason: problemText(problem) }), isFailure: true }),
  });
  return { replace: () => mutate(), isReplacing: isPending };
}
