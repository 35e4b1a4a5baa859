import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ToHide } from '../../platform/report.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { deskKey, hideLine } from './moderation.api.ts';
import { useModerationProblemText } from './use-moderation-problem-text.ts';

interface HideDialogProps {
  toHide: ToHide;
  onClose: () => void;
}

/** The line itself changes in every window by what the server tells. */
export function HideDialog({ toHide, onClose }: HideDialogProps) {
  const { eventId, conversationId, lineId, person } = toHide;
  const t = useTranslations('moderation');
  const client = useQueryClient();
  const problemText = useModerationProblemText();
  const hiding = useMutation({
    mutationFn: (reason: string) => hideLine(conversationId, lineId, reason),
    onSuccess: () => {
      showToast({ text: t('done.hide') });
      onClose();
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(eventId) }),
  });
  return (
    <DeedDialog
      about={{ kind: 'line', person: { ...person, avatar: null }, exhibitor: null }}
      deed="hide"
      isBusy={hiding.isPending}
      onClose={onClose}
      onDo={({ reason }) => hiding.mutate(reason)}
    />
  );
}
