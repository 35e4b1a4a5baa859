import type { Drop } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { withdrawCard } from '../dropcards.api.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';
import { dropTold } from '../dropcards.live.ts';

interface WithdrawDialogProps {
  eventId: number;
  /** Null: the dialog is closed. */
  drop: Drop | null;
  onClose: () => void;
}

/** Asked once and done for good: what a booth wrote about me goes with the card. */
export function WithdrawDialog({ eventId, drop, onClose }: WithdrawDialogProps) {
  const t = useTranslations('dropcards.withdraw');
  const client = useQueryClient();
  const problemText = useCardProblemText();
  const [name, setName] = useState('');
  if (drop && drop.exhibitor !== name) setName(drop.exhibitor);
  const { mutate } = useMutation({
    mutationFn: ({ id }: Drop) => withdrawCard(eventId, id),
    onSuccess: (withdrawn) => {
      teach(client, dropTold(eventId, withdrawn));
      showToast({ text: t('done', { name: withdrawn.exhibitor }) });
    },
    onError: (problem) =>
      showToast({ text: t('failed', { reason: problemText(problem) }), isFailure: true }),
  });
  return (
    <ConfirmDialog
      opened={drop !== null}
      title={t('title', { name })}
      text={t('text', { name })}
      stay={t('stay')}
      go={t('go')}
      onStay={onClose}
      onGo={() => {
        if (drop) mutate(drop);
        onClose();
      }}
    />
  );
}
