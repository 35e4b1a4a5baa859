import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { leaveWaiting } from './waiting.api.ts';
import { learnWaiting } from './waiting.own.ts';

/** For good: whoever waits again begins at the end. */
export function LeaveWaiting({ token, words }: { token: string; words: 'leave' | 'decline' }) {
  const t = useTranslations('booking-page.waiting');
  const client = useQueryClient();
  const problemText = useBookingProblemText();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => leaveWaiting(token),
    onSuccess: (after) => learnWaiting(client, token, after),
  });
  return (
    <div>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <Button variant="subtle" color="red" loading={isPending} onClick={() => setAsked(true)}>
        {t(words)}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t(`${words}Title`)}
        text={t('leaveText')}
        stay={t('stay')}
        go={t(words)}
        onStay={() => setAsked(false)}
        onGo={() => {
          setAsked(false);
          mutate();
        }}
      />
    </div>
  );
}
