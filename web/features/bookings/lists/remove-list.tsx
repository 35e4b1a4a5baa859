import { Button } from '@mantine/core';
import type { EntryList } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { removeList } from './lists.api.ts';
import { useListProblemText } from './use-list-problem-text.ts';

export function RemoveList({ list, onGone }: { list: EntryList; onGone: () => void }) {
  const t = useTranslations('bookings.lists');
  const problemText = useListProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeList(list.id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => {
      showToast({ text: t('removed', { name: list.name }) });
      onGone();
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" loading={isPending} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('removeTitle', { name: list.name })}
        text={t('removeText')}
        stay={t('stay')}
        go={t('remove')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
