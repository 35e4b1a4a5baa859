import type { Payment } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../ui/money/money.tsx';
import { PaymentDeeds } from './payment-deeds.tsx';
import classes from './payment-line.module.css';
import { PaymentState } from './payment-state.tsx';
import { usePaymentReason } from './use-payment-reason.ts';

export function PaymentLine({ payment }: { payment: Payment }) {
  const t = useTranslations('payments');
  const format = useFormatter();
  const { kind, way, state, amount, currency, reference, paidOn, createdAt } = payment;
  const reason = usePaymentReason()(payment);
  const day = new Date(paidOn ?? createdAt.slice(0, 10));
  return (
    <li className={classes.line}>
      <span className={classes.amount}>
        <Money minor={kind === 'refund' ? -amount : amount} currency={currency} />
      </span>
      <PaymentState state={state} />
      <span className={classes.facts}>
        {t(`kinds.${kind}`, { way: t(`ways.${way}`) })}{' '}
        <time dateTime={day.toISOString().slice(0, 10)}>
          {format.dateTime(day, { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
        {reference && <bdi className={classes.below}>{reference}</bdi>}
        {reason && <bdi className={classes.below}>{reason}</bdi>}
      </span>
      <span className={classes.deeds}>
        <PaymentDeeds payment={payment} />
      </span>
    </li>
  );
}
