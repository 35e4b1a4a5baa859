import { Button } from '@mantine/core';
import type { EmailDetail } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { retryEmail } from '../email.api.ts';
import { opened } from '../email.live.ts';
import classes from './thread-mails.module.css';

/** What became of a mail on its way to addresses outside; told to who wrote it. */
export function OutsideStates({ email }: { email: EmailDetail }) {
  const t = useTranslations('email.outside');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryEmail(email.id),
    onSuccess: (now) =>
      teach(
        client,
        opened.changed((known, emailId) => (emailId === email.id ? now : known)),
      ),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const told = email.outside.flatMap(({ state, ...one }) =>
    state === 'sent' ? [] : [{ state, ...one }],
  );
  if (told.length === 0) return null;
  return (
    <ul className={classes.outside} aria-label={t('label')}>
      {told.map((one) => (
        <li key={one.email} data-wrong={one.state !== 'waiting' || undefined}>
          <span>{t(one.state, { email: one.email })}</span>
          {one.error && <bdi>{one.error}</bdi>}
        </li>
      ))}
      {told.some(({ state }) => state === 'failed') && (
        <li>
          <Button size="compact-sm" variant="default" loading={isPending} onClick={() => mutate()}>
            {t('again')}
          </Button>
        </li>
      )}
    </ul>
  );
}
