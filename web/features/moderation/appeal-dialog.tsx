import { Button, Modal, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { myMeasuresOptions } from '../../platform/my-measures.ts';
import { submitOnModEnter } from '../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import classes from './deed-dialog.module.css';
import { appeal } from './moderation.api.ts';
import { useModerationProblemText } from './use-moderation-problem-text.ts';
import { useFocusBack } from '../../ui/focus/use-focus-back.ts';

interface AppealDialogProps {
  measureId: number;
  onClose: () => void;
}

export function AppealDialog({ measureId, onClose }: AppealDialogProps) {
  useFocusBack();
  const t = useTranslations('moderation.mine');
  const shell = useTranslations('shell');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('appealTitle')}
      closeButtonProps={{ 'aria-label': shell('close') }}
      centered
    >
      <AppealForm measureId={measureId} onClose={onClose} />
    </Modal>
  );
}

function AppealForm({ measureId, onClose }: AppealDialogProps) {
  const t = useTranslations('moderation.mine');
  const client = useQueryClient();
  const problemText = useModerationProblemText();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: () => appeal(measureId, text.trim()),
    onSuccess: () => {
      showToast({ text: t('sent') });
      onClose();
    },
    onSettled: () => client.invalidateQueries(myMeasuresOptions()),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (text.trim() && !sending.isPending) sending.mutate();
  };
  return (
    <form ref={submitOnModEnter} className={classes.form} onSubmit={submit} noValidate>
      {sending.error && <Notice tone="danger">{problemText(sending.error)}</Notice>}
      <Textarea
        data-autofocus
        label={t('appealText')}
        description={t('appealHint')}
        dir="auto"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        value={text}
        error={isMissing && t('appealMissing')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.foot}>
        <Button type="submit" loading={sending.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
