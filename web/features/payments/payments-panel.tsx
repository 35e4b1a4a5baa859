import { Button } from '@mantine/core';
import type { Invoice } from '@plenum/contract';
import { IconCoin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../ui/panel/panel.tsx';
import { ReadingState } from '../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaymentLine } from './payment-line.tsx';
import { paymentsOf } from './payments.live.ts';
import classes from './payments-panel.module.css';
import { PayLink } from './ways/pay-link.tsx';
import { usePaymentProblemText } from './use-payment-problem-text.ts';

/** What came for an invoice, what is said to come, and what was paid back. */
export function PaymentsPanel({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('payments');
  const problemText = usePaymentProblemText();
  const reading = useQuery(paymentsOf.options(invoice.id));
  const { data } = reading;
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('title')}>
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<LinesSkeleton lines={2} />}
          problemText={problemText}
        />
      )}
      {data?.payments.length === 0 && <p className={classes.none}>{t('none')}</p>}
      {data && data.payments.length > 0 && (
        <ul className={classes.list}>
          {data.payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <Button
          variant={invoice.balance > 0 ? 'filled' : 'default'}
          leftSection={<IconCoin size={16} />}
          onClick={() => setOpen(true)}
        >
          {t('record')}
        </Button>
        <PayLink invoice={invoice} />
      </div>
      <PaymentDialog invoice={invoice} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  );
}
