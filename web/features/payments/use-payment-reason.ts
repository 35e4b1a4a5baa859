import type { Payment } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { reasonOf } from './payments.reasons.ts';

/** Why a payment stands as it does; what came to nothing says so, also where nobody did. */
export function usePaymentReason(): (payment: Payment) => string {
  const t = useTranslations('payments.reasons');
  return (payment) => {
    const { state } = payment;
    const isOver = state === 'expired' || state === 'failed';
    return reasonOf(payment) || (isOver ? t(state) : '');
  };
}
