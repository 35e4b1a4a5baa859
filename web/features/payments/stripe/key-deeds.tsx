import { Button } from '@mantine/core';
import type { StripeTest } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { forgetKeys, keysOptions, testKeys } from './stripe.api.ts';
import classes from './stripe-section.module.css';

function toneOf(says: StripeTest['says']) {
  if (says === 'fine') return 'calm';
  return says === 'unheard' ? 'warning' : 'danger';
}

/** Tries the keys, and says what is wrong; or forgets them. */
export function KeyDeeds() {
  const t = useTranslations('payments.stripe');
  const client = useQueryClient();
  const problemText = usePaymentProblemText();
  const [isAsking, setAsking] = useState(false);
  const onError = (problem: unknown) => showToast({ text: problemText(problem), isFailure: true });
  const trying = useMutation({
    mutationFn: testKeys,
    onError,
    onSuccess: () => client.invalidateQueries(keysOptions()),
  });
  const forgetting = useMutation({
    mutationFn: forgetKeys,
    onError,
    onSuccess: async () => {
      await client.invalidateQueries(keysOptions());
      showToast({ text: t('forgotten') });
    },
  });
  const says = trying.data?.says;
  return (
    <>
      {says && <Notice tone={toneOf(says)}>{t(`says.${says}`)}</Notice>}
      <div className={classes.deeds}>
        <Button variant="default" loading={trying.isPending} onClick={() => trying.mutate()}>
          {t('try')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          loading={forgetting.isPending}
          onClick={() => setAsking(true)}
        >
          {t('forget')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('forget')}
        text={t('forgetText')}
        stay={t('stay')}
        go={t('forget')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          forgetting.mutate();
        }}
      />
    </>
  );
}
