import { Button } from '@mantine/core';
import type { WeeklyLink } from '@plenum/contract';
import { IconLinkOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { stopWeekly } from '../analytics.api.ts';
import classes from './stop-screen.module.css';

/** Where the link in a weekly mail leads, with or without an account; null when it is dead. */
export function StopScreen({ token, read }: { token: string; read: WeeklyLink | null }) {
  const t = useTranslations('analytics.weekly');
  usePageTitle(read ? t('stopTitle') : t('deadTitle'));
  if (read) return <Stop token={token} read={read} />;
  return (
    <>
      <h1 className="visually-hidden">{t('deadTitle')}</h1>
      <StateMessage icon={IconLinkOff} title={t('deadTitle')} text={t('deadText')} />
    </>
  );
}

/** Nothing ends by looking: programs that read mails follow every link in them. */
function Stop({ token, read }: { token: string; read: WeeklyLink }) {
  const t = useTranslations('analytics.weekly');
  const problemText = useProblemText();
  const [{ organisation, isOn }, setKnown] = useState(read);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => stopWeekly(token),
    onSuccess: setKnown,
  });
  return (
    <article className={classes.card}>
      <h1>{t('stopTitle')}</h1>
      <p aria-live="polite">{t(isOn ? 'stopLead' : 'stoppedLead', { organisation })}</p>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      {isOn && (
        <Button loading={isPending} onClick={() => mutate()}>
          {t('stop')}
        </Button>
      )}
    </article>
  );
}
