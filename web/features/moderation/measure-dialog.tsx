import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ToMeasure } from '../../platform/report.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { deskKey, takeMeasure } from './moderation.api.ts';
import { useModerationProblemText } from './use-moderation-problem-text.ts';

interface MeasureDialogProps {
  toMeasure: ToMeasure;
  onClose: () => void;
}

/** What a moderator saw themselves needs no report. */
export function MeasureDialog({ toMeasure, onClose }: MeasureDialogProps) {
  const { eventId, person, kind } = toMeasure;
  const t = useTranslations('moderation');
  const client = useQueryClient();
  const problemText = useModerationProblemText();
  const taking = useMutation({
    mutationFn: (said: { reason: string; minutes?: number | null }) =>
      takeMeasure(eventId, { personId: person.id, kind, ...said }),
    onSuccess: () => {
      showToast({ text: t(`done.${kind}`) });
      onClose();
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(eventId) }),
  });
  return (
    <DeedDialog
      about={{ kind: 'person', person: { ...person, avatar: null }, exhibitor: null }}
      deed={kind}
      isBusy={taking.isPending}
      onClose={onClose}
      onDo={({ reason, minutes }) =>
        taking.mutate({ reason, ...(minutes !== undefined && { minutes }) })
      }
    />
  );
}
