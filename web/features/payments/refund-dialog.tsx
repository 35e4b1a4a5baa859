import { Button, TextInput } from '@mantine/core';
import type { Payment } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../platform/new-key.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { AmountField } from '../../ui/money/amount-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import classes from './payment-dialog.module.css';
import { refundPayment } from './payments.api.ts';
import { paymentsOf } from './payments.live.ts';
import { usePaymentProblemText } from './use-payment-problem-text.ts';

interface RefundDialogProps {
  payment: Payment;
  isOpen: boolean;
  onClose: () => void;
}

export function RefundDialog({ payment, isOpen, onClose }: RefundDialogProps) {
  const t = useTranslations('payments.refund');
  return (
    <FormDialog isOpen={isOpen} title={t('title')} onClose={onClose}>
      <RefundForm payment={payment} onDone={onClose} />
    </FormDialog>
  );
}

const loadSchema = () => import('./payments.forms.ts').then((forms) => forms.RefundSchema);

interface RefundFormProps {
  payment: Payment;
  onDone: () => void;
}

/** By the way it came, and paid back already: what staff does outside is written down here. */
function RefundForm({ payment, onDone }: RefundFormProps) {
  const t = useTranslations('payments');
  const client = useQueryClient();
  const problemText = usePaymentProblemText();
  const [key] = useState(newKey);
  const { id, amount, refunded, currency, way, invoiceId } = payment;
  const form = useContractForm<{ amount: number | null; why: string }>({
    initial: { amount: amount - refunded, why: '' },
    loadSchema,
    explain: ({ field }) => (field === 'amount' ? t('form.amountNeeded') : undefined),
    send: async ({ amount: back, why }) => {
      // Through the provider it is paid when the provider says so.
      const state = way === 'stripe' ? 'asked' : 'paid';
      await refundPayment(id, { amount: back ?? 0, why, way, state, key }, key);
      await client.invalidateQueries({ queryKey: paymentsOf.options(invoiceId).queryKey });
      showToast({ text: t('refund.done') });
      onDone();
    },
  });
  const { values, errors, problem, set } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      <AmountField
        name="amount"
        label={t('form.amount')}
        currency={currency}
        data-autofocus
        value={values.amount}
        error={errors['amount']}
        onChange={(next) => set('amount', next)}
      />
      <TextInput label={t('refund.why')} dir="auto" {...form.text('why')} />
      <div className={classes.choices}>
        <Button variant="default" onClick={onDone}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t('refund.go')}
        </Button>
      </div>
    </form>
  );
}
