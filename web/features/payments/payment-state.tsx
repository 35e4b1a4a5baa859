import type { Payment } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './payment-state.module.css';

const hues = {
  started: 'amber',
  paid: 'green',
  pending: 'amber',
  asked: 'amber',
  failed: 'red',
  expired: 'red',
};

export function PaymentState({ state }: Pick<Payment, 'state'>) {
  const t = useTranslations('payments.states');
  return (
    <span className={classes.state} data-hue={hues[state]}>
      {t(state)}
    </span>
  );
}
