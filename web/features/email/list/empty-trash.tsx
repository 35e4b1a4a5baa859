import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { effectOf, readAgain } from '../../../platform/live/live.ts';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { emptyTrash } from '../email.api.ts';
import { mails } from '../email.live.ts';
import classes from './email-list-bar.module.css';

export function EmptyTrash() {
  const t = useTranslations('email');
  const client = useQueryClient();
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: emptyTrash,
    onSuccess: (count) => {
      teach(client, effectOf(mails.declared, readAgain()));
      showToast({ text: t('done.deleted', { count, label: '' }) });
    },
    onError: (problem) =>
      showToast({ text: t('notDone', { reason: problemText(problem) }), isFailure: true }),
  });
  return (
    <>
      <Button
        className={classes.end ?? ''}
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {t('emptyTrash')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('emptying.title')}
        text={t('emptying.text')}
        stay={t('delete.stay')}
        go={t('emptyTrash')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
