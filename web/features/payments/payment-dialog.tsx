import '../../ui/styles/fields.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Invoice, PaymentInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../platform/new-key.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { AmountField } from '../../ui/money/amount-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import classes from './payment-dialog.module.css';
import { recordPayment } from './payments.api.ts';
import { paymentsOf } from './payments.live.ts';
import { usePaymentProblemText } from './use-payment-problem-text.ts';

interface PaymentDialogProps {
  invoice: Invoice;
  isOpen: boolean;
  onClose: () => void;
}

export function PaymentDialog({ invoice, isOpen, onClose }: PaymentDialogProps) {
  const t = useTranslations('payments.form');
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('title', { number: invoice.number ?? '' })}
      onClose={onClose}
    >
      <PaymentForm invoice={invoice} onDone={onClose} />
    </FormDialog>
  );
}

const ways = ['transfer', 'on_site'] as const;
const states = ['paid', 'pending'] as const;
const loadSchema = () => import('./payments.forms.ts').then((forms) => forms.PaymentSchema);

type PaymentValues = Pick<PaymentInput, 'way' | 'state' | 'reference'> & {
  amount: number | null;
  paidOn: string;
};

function usePaymentForm({ id, balance }: Invoice, onDone: () => void) {
  const t = useTranslations('payments.form');
  const client = useQueryClient();
  // The same with every try: what arrived but was not answered is not recorded twice.
  const [key] = useState(newKey);
  return useContractForm<PaymentValues>({
    initial: {
      amount: balance > 0 ? balance : null,
      way: 'transfer',
      state: 'paid',
      paidOn: '',
      reference: '',
    },
    loadSchema,
    explain: ({ field }) => (field === 'amount' ? t('amountNeeded') : undefined),
    send: async ({ paidOn, amount, ...values }) => {
      const day = values.state === 'paid' && paidOn ? paidOn : null;
      const payment = { ...values, amount: amount ?? 0, invoiceId: id, paidOn: day, key };
      await recordPayment(payment, key);
      await client.invalidateQueries({ queryKey: paymentsOf.options(id).queryKey });
      showToast({ text: t('done') });
      onDone();
    },
  });
}

interface PaymentFormProps {
  invoice: Invoice;
  onDone: () => void;
}

function PaymentForm({ invoice, onDone }: PaymentFormProps) {
  const t = useTranslations('payments');
  const problemText = usePaymentProblemText();
  const form = usePaymentForm(invoice, onDone);
  const { values, errors, problem, set } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      <AmountField
        name="amount"
        label={t('form.amount')}
        currency={invoice.currency}
        data-autofocus
        value={values.amount}
        error={errors['amount']}
        onChange={(amount) => set('amount', amount)}
      />
      {(values.amount ?? 0) > invoice.balance && <Notice tone="warning">{t('form.over')}</Notice>}
      <NativeSelect
        name="way"
        label={t('form.way')}
        data={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={values.way}
        onChange={({ currentTarget }) =>
          set('way', ways.find((way) => way === currentTarget.value) ?? 'transfer')
        }
      />
      <NativeSelect
        name="state"
        label={t('form.state')}
        data={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={values.state}
        onChange={({ currentTarget }) =>
          set('state', states.find((state) => state === currentTarget.value) ?? 'paid')
        }
      />
      {values.state === 'paid' && (
        <DateField
          name="paidOn"
          label={t('form.paidOn')}
          isShort
          value={values.paidOn}
          error={errors['paidOn']}
          onChange={(day) => set('paidOn', day)}
        />
      )}
      <TextInput
        label={t('form.reference')}
        description={t('form.referenceHint')}
        dir="auto"
        {...form.text('reference')}
      />
      <div className={classes.choices}>
        <Button variant="default" onClick={onDone}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t('form.go')}
        </Button>
      </div>
    </form>
  );
}
