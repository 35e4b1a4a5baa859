import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { MailReader } from './mail-reader.tsx';
import { mailOptions } from './organisations.api.ts';

interface MailDrawerProps {
  mailId: number | null;
  onClose: () => void;
}

/** Slides away with the mail it showed. */
export function MailDrawer({ mailId, onClose }: MailDrawerProps) {
  const t = useTranslations('organisations.outbox');
  const shell = useTranslations('shell');
  const [shown, setShown] = useState(mailId);
  if (mailId !== null && mailId !== shown) setShown(mailId);
  return (
    <Drawer
      opened={mailId !== null}
      onClose={onClose}
      position="right"
      size={560}
      title={t('mail')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {shown !== null && <OneMail mailId={shown} />}
    </Drawer>
  );
}

function OneMail({ mailId }: { mailId: number }) {
  const t = useTranslations('organisations.outbox');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(mailOptions(mailId));
  if (data) return <MailReader mail={data} />;
  if (!error) return <FormSkeleton fields={3} />;
  const isGone = error instanceof CallProblem && error.status === 404;
  return (
    <ErrorState
      title={t(isGone ? 'mailGone' : 'mailFailed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
