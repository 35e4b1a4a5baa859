import { Button } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { nameOf, peopleKey, personOptions, removePerson } from '../people.api.ts';
import { usePeopleProblemText } from '../use-people-problem-text.ts';

interface RemoveButtonProps {
  person: PersonLine;
  onGone: () => void;
}

/** Cannot be undone: they would have to be invited again. */
export function RemoveButton({ person, onGone }: RemoveButtonProps) {
  const t = useTranslations('people');
  const client = useQueryClient();
  const problemText = usePeopleProblemText();
  const [isAsking, setAsking] = useState(false);
  const isMe = useSession()?.person.id === person.id;
  const name = nameOf(person);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removePerson(person.id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => {
      showToast({ text: t('remove.done', { name }) });
      onGone();
      // The page of the person is being left: it must not ask for them again.
      const { queryKey } = personOptions(person.id);
      void client.invalidateQueries({
        queryKey: peopleKey,
        predicate: (query) => query.queryKey.join() !== queryKey.join(),
      });
    },
  });
  const remove = () => {
    setAsking(false);
    mutate();
  };
  return (
    <>
      <Button variant="subtle" color="red" loading={isPending} onClick={() => setAsking(true)}>
        {t(isMe ? 'remove.ownGo' : 'remove.open')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={isMe ? t('remove.ownTitle') : t('remove.title', { name })}
        text={t(isMe ? 'remove.ownText' : 'remove.text')}
        stay={t('cancel')}
        go={t(isMe ? 'remove.ownGo' : 'remove.go')}
        onStay={() => setAsking(false)}
        onGo={remove}
      />
    </>
  );
}
