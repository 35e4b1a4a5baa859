import { Button } from '@mantine/core';
import type { Payment, PaymentMark } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../ui/toast/toasts.tsx';
import classes from './payment-deeds.module.css';
import { markPayment } from './payments.api.ts';
import { paymentsOf } from './payments.live.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { usePaymentProblemText } from './use-payment-problem-text.ts';

/** Where there is a way on from its state. */
export function PaymentDeeds({ payment }: { payment: Payment }) {
  const t = useTranslations('payments');
  const client = useQueryClient();
  const problemText = usePaymentProblemText();
  const [isRefunding, setRefunding] = useState(false);
  const { kind, way, state, amount, refunded } = payment;
  const { mutate, isPending } = useMutation({
    mutationFn: (mark: PaymentMark['state']) => markPayment(payment.id, { state: mark, why: '' }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () =>
      client.invalidateQueries({ queryKey: paymentsOf.options(payment.invoiceId).queryKey }),
  });
  // What goes through a provider, the provider says.
  if (way !== 'stripe' && (state === 'pending' || state === 'asked')) {
    return (
      <span className={classes.deeds}>
        {(['paid', 'failed'] as const).map((mark) => (
          <Button
            key={mark}
            size="compact-sm"
            variant="default"
            disabled={isPending}
            onClick={() => mutate(mark)}
          >
            {t(`marks.${mark}`)}
          </Button>
        ))}
      </span>
    );
  }
  if (kind === 'refund' || state !== 'paid' || refunded >= amount) return null;
  return (
    <span className={classes.deeds}>
      <Button size="compact-sm" variant="default" onClick={() => setRefunding(true)}>
        {t('refund.open')}
      </Button>
      <RefundDialog payment={payment} isOpen={isRefunding} onClose={() => setRefunding(false)} />
    </span>
  );
}
