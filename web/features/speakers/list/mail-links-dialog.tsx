import { Button, Checkbox, Modal } from '@mantine/core';
import type { Speaker } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './mail-links-dialog.module.css';
import { mailLinks } from '../speakers.api.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';

interface MailLinksDialogProps {
  opened: boolean;
  eventId: number;
  speakers: readonly Speaker[];
  onClose: () => void;
}

const most = 500;

/** Says who will get a mail before anybody does. */
export function MailLinksDialog({ opened, eventId, speakers, onClose }: MailLinksDialogProps) {
  const t = useTranslations('speakers.mail');
  const shell = useTranslations('shell');
  const problemText = useSpeakersProblemText();
  const [isOnlyNew, setOnlyNew] = useState(true);
  const reachable = speakers.filter(({ email }) => email);
  const receivers = reachable.filter(({ link }) => !isOnlyNew || link === null).slice(0, most);
  const sending = useMutation({
    mutationFn: () =>
      mailLinks(
        eventId,
        receivers.map(({ id }) => id),
      ),
    onSuccess: ({ sent }) => {
      showToast({ text: t('sent', { count: sent }) });
      onClose();
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
      centered
    >
      <div className={classes.body}>
        {sending.error && <Notice tone="danger">{problemText(sending.error)}</Notice>}
        <p>{t('text')}</p>
        <Checkbox
          label={t('onlyNew')}
          checked={isOnlyNew}
          onChange={(event) => setOnlyNew(event.currentTarget.checked)}
        />
        <output>
          {t('receivers', { count: receivers.length })}{' '}
          {t('unreachable', { count: speakers.length - reachable.length })}
        </output>
        <div className={classes.choices}>
          <Button variant="default" onClick={onClose}>
            {t('stay')}
          </Button>
          <Button
            loading={sending.isPending}
            disabled={receivers.length === 0}
            onClick={() => sending.mutate()}
          >
            {t('go')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
