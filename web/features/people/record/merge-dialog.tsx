import { Button, Modal } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from '../dialog.module.css';
import { MergeSide } from './merge-side.tsx';
import merge from './merge-side.module.css';
import { mergePeople, nameOf, peopleKey } from '../people.api.ts';
import { usePeopleProblemText } from '../use-people-problem-text.ts';

interface MergeDialogProps {
  person: PersonLine;
  double: PersonLine | undefined;
  onClose: () => void;
}

export function MergeDialog({ person, double, onClose }: MergeDialogProps) {
  const t = useTranslations('people.merge');
  const shell = useTranslations('shell');
  return (
    <Modal
      opened={double !== undefined}
      onClose={onClose}
      title={t('title')}
      size="xl"
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {double && <MergeForm person={person} double={double} onDone={onClose} />}
    </Modal>
  );
}

function useMerging(person: PersonLine, onDone: () => void) {
  const t = useTranslations('people.merge');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ kept, gone }: { kept: PersonLine; gone: PersonLine }) =>
      mergePeople(kept.id, [gone.id]),
    onSuccess: async (kept) => {
      showToast({ text: t('done', { name: nameOf(kept) }) });
      onDone();
      if (kept.id !== person.id) {
        await navigate({ to: '/apps/user/view/$id', params: { id: String(kept.id) } });
      }
      await client.invalidateQueries({ queryKey: peopleKey });
    },
  });
}

interface MergeFormProps {
  person: PersonLine;
  double: PersonLine;
  onDone: () => void;
}

function MergeForm({ person, double, onDone }: MergeFormProps) {
  const t = useTranslations('people.merge');
  const people = useTranslations('people');
  const problemText = usePeopleProblemText();
  const [keptId, setKeptId] = useState(person.id);
  const { mutate, error, isPending } = useMerging(person, onDone);
  const [kept, gone] = keptId === person.id ? [person, double] : [double, person];
  return (
    <div className={classes.form}>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <fieldset className={merge.sides}>
        <legend>{t('which')}</legend>
        {[person, double].map((one) => (
          <MergeSide
            key={one.id}
            person={one}
            isKept={one.id === keptId}
            onKeep={() => setKeptId(one.id)}
          />
        ))}
      </fieldset>
      <p className={classes.lead}>{t('text', { kept: kept.email, gone: gone.email })}</p>
      <div className={classes.choices}>
        <Button variant="default" onClick={onDone}>
          {people('cancel')}
        </Button>
        <Button color="red" loading={isPending} onClick={() => mutate({ kept, gone })}>
          {t('go')}
        </Button>
      </div>
    </div>
  );
}
