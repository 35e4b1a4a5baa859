import { Button } from '@mantine/core';
import type { LetterStop } from '@plenum/contract';
import { IconLinkOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { readStop, stopLetters } from './letters.api.ts';
import classes from './letters.module.css';

const isGone = (problem: unknown) =>
  problem instanceof CallProblem && [404, 422].includes(problem.status);

/** Where the link in a letter leads: no account is needed to get no more of them. */
export function StopLetters({ token }: { token: string }) {
  const t = useTranslations('booking-page.letters');
  const query = useQuery({
    queryKey: ['bookings', 'letters', 'stop', token],
    queryFn: ({ signal }) => readStop(token, signal),
  });
  const { data, error } = query;
  usePageTitle(data ? t('title', { event: data.event }) : t('failed'));
  if (data) return <Choice token={token} read={data} />;
  if (isGone(error)) {
    return (
      <>
        <h1 className="visually-hidden">{t('failed')}</h1>
        <StateMessage icon={IconLinkOff} title={t('failed')} text={t('deadText')} />
      </>
    );
  }
  return (
    <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={4} />} />
  );
}

/** Nothing ends by looking: programs that read mails follow every link in them. */
function Choice({ token, read }: { token: string; read: LetterStop }) {
  const t = useTranslations('booking-page.letters');
  const problemText = useProblemText();
  const [{ event, isStopped }, setKnown] = useState(read);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (stop: boolean) => stopLetters(token, stop),
    onSuccess: setKnown,
  });
  return (
    <article className={classes.card}>
      <h1>{t('title', { event })}</h1>
      <p aria-live="polite">{t(isStopped ? 'stoppedLead' : 'lead', { event })}</p>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <Button
        variant={isStopped ? 'default' : 'filled'}
        loading={isPending}
        onClick={() => mutate(!isStopped)}
      >
        {t(isStopped ? 'again' : 'stop')}
      </Button>
    </article>
  );
}
