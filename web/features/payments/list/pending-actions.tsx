import { Button } from '@mantine/core';
import type { Payment } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { markPayment } from '../payments.api.ts';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';

interface PendingActionsProps {
  chosen: readonly Payment[];
  onDone: () => void;
}

/** One after the other: payments of one invoice wait for each other anyway. */
async function markAllPaid(payments: readonly Payment[]): Promise<void> {
  for (const { id } of payments) await markPayment(id, { state: 'paid', why: '' });
}

/** After a look at the bank: what was said to come has come, all at once. */
export function PendingActions({ chosen, onDone }: PendingActionsProps) {
  const t = useTranslations('payments.list.bulk');
  const problemText = usePaymentProblemText();
  const [isAsking, setAsking] = useState(false);
  const open = chosen.filter(
    ({ way, state }) => way !== 'stripe' && (state === 'pending' || state === 'asked'),
  );
  const count = open.length;
  const { mutate, isPending } = useMutation({
    mutationFn: () => markAllPaid(open),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => {
      showToast({ text: t('paidDone', { count }) });
      onDone();
    },
  });
  if (count === 0) return <span>{t('none')}</span>;
  return (
    <>
      <Button size="xs" variant="default" loading={isPending} onClick={() => setAsking(true)}>
        {t('paid', { count })}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('paidTitle', { count })}
        text={t('paidText')}
        stay={t('stay')}
        go={t('paid', { count })}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
