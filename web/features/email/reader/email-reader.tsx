import { Button } from '@mantine/core';
import type { EmailRow } from '@plenum/contract';
import { IconMailOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { MailSkeleton } from '../list/email-skeleton.tsx';
import classes from './email-reader.module.css';
import type { EmailListOf } from '../email.order.ts';
import { LabelChips } from '../list/label-chips.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { ThreadMails } from './thread-mails.tsx';
import type { EmailDeeds } from '../use-email-deeds.ts';
import { type OpenedEmail, useOpenedEmail } from './use-opened-email.ts';

interface EmailReaderProps {
  emailId: number;
  list: EmailListOf;
  rows: readonly EmailRow[];
  deeds: EmailDeeds;
  onClose: () => void;
}

export function EmailReader({ emailId, list, rows, deeds, onClose }: EmailReaderProps) {
  const opened = useOpenedEmail(emailId);
  if (opened.state === 'reading') return <MailSkeleton />;
  if (opened.state !== 'open') return <NotOpen opened={opened} onClose={onClose} />;
  return <OpenMail {...opened} list={list} rows={rows} deeds={deeds} onClose={onClose} />;
}

interface NotOpenProps {
  opened: Extract<OpenedEmail, { state: 'missing' | 'failed' }>;
  onClose: () => void;
}

function NotOpen({ opened, onClose }: NotOpenProps) {
  const t = useTranslations('email.reader');
  const problemText = useProblemText();
  if (opened.state === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(opened.problem)}
        isRetrying={opened.isReading}
        onRetry={opened.readAgain}
      />
    );
  }
  return (
    <StateMessage
      icon={IconMailOff}
      title={t('missingTitle')}
      text={t('missingText')}
      action={
        <Button variant="default" onClick={onClose}>
          {t('back')}
        </Button>
      }
    />
  );
}

type OpenMailProps = Extract<OpenedEmail, { state: 'open' }> & Omit<EmailReaderProps, 'emailId'>;

function OpenMail({ email, thread, list, rows, deeds, onClose }: OpenMailProps) {
  const t = useTranslations('email');
  return (
    <article className={classes.reader} aria-label={email.subject || t('noSubject')}>
      <ReaderBar email={email} list={list} rows={rows} deeds={deeds} onClose={onClose} />
      <header className={classes.head}>
        <h2 dir="auto">{email.subject || t('noSubject')}</h2>
        <LabelChips labels={email.labels} />
      </header>
      <ThreadMails email={email} thread={thread} deeds={deeds} />
    </article>
  );
}
