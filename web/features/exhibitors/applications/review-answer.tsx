import { Button, Textarea } from '@mantine/core';
import type { Booth } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from '../setup/exhibitor-panel.module.css';
import { booths, boothTold } from '../booths/booths.live.ts';
import { reviewDraft } from '../setup/setup.api.ts';
import { isChangedMeanwhile, useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface ReviewAnswerProps {
  booth: Booth;
  onDone: () => void;
}

/** The answer is to what was looked at: a change made meanwhile is shown before it is accepted. */
export function ReviewAnswer({ booth, onDone }: ReviewAnswerProps) {
  const t = useTranslations('exhibitors.review');
  const client = useQueryClient();
  const problemText = useExhibitorProblemText();
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);
  const { id, eventId, version, shown } = booth;
  const answering = useMutation({
    mutationFn: (isAccepted: boolean) =>
      reviewDraft({ eventId, exhibitorId: id }, { version, isAccepted, note: note.trim() }),
    onSuccess: (answered, isAccepted) => {
      teach(client, boothTold(answered));
      showToast({ text: t(isAccepted ? 'accepted' : 'sentBack', { name: shown.name }) });
      onDone();
    },
    onError: (problem) => {
      if (isChangedMeanwhile(problem)) void client.invalidateQueries(booths.options(id));
    },
  });
  const sendBack = () => {
    if (note.trim()) answering.mutate(false);
    else setNoteMissing(true);
  };
  return (
    <div className={classes.form}>
      {answering.error && <Notice tone="danger">{problemText(answering.error)}</Notice>}
      <Textarea
        name="note"
        label={t('note')}
        description={t('noteHint')}
        autosize
        minRows={2}
        maxLength={1000}
        value={note}
        error={isNoteMissing && t('noteMissing')}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setNoteMissing(false);
        }}
      />
      <div className={classes.choices}>
        <Button loading={answering.isPending} onClick={() => answering.mutate(true)}>
          {t('accept')}
        </Button>
        <Button variant="default" disabled={answering.isPending} onClick={sendBack}>
          {t('sendBack')}
        </Button>
      </div>
    </div>
  );
}
