import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { sendVerificationMail } from './organisations.api.ts';
import classes from './verification-notice.module.css';

/** Until an admin has confirmed their address the organisation cannot invite, mail or publish. */
export function VerificationNotice() {
  const t = useTranslations('organisations.verification');
  const problemText = useProblemText();
  const sending = useMutation({ mutationFn: sendVerificationMail });
  if (sending.isSuccess) return <Notice tone="calm">{t('sent')}</Notice>;
  return (
    <Notice tone="warning">
      <span className={classes.words}>
        <strong>{t('title')}</strong>
        <span>{t('text')}</span>
        {sending.error && <span>{problemText(sending.error)}</span>}
        <span className={classes.choices}>
          <Button
            variant="default"
            size="compact-sm"
            loading={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {t('send')}
          </Button>
        </span>
        <span>{t('console')}</span>
      </span>
    </Notice>
  );
}
