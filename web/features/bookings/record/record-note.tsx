import { Button, Textarea } from '@mantine/core';
import type { BookingRecord } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { noteBooking } from '../bookings.api.ts';
import { learntRecord } from '../bookings.live.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import classes from './record-screen.module.css';

/** For organisers alone. */
export function RecordNote({ record }: { record: BookingRecord }) {
  const t = useTranslations('bookings.record');
  const client = useQueryClient();
  const problemText = useProblemText();
  const [note, setNote] = useState(record.note);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => noteBooking(record.id, note.trim()),
    onSuccess: (answer) => teach(client, learntRecord(answer)),
  });
  return (
    <Panel hasRoom title={t('note')}>
      <div className={classes.note}>
        <Textarea
          aria-label={t('note')}
          description={t('noteHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          rows={3}
          dir="auto"
          maxLength={2_000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {error && <Notice tone="danger">{problemText(error)}</Notice>}
        <Button
          variant="default"
          loading={isPending}
          disabled={note.trim() === record.note}
          onClick={() => mutate()}
        >
          {t('saveNote')}
        </Button>
      </div>
    </Panel>
  );
}
