import type { Payment } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useFaultText } from '../../ui/money/use-fault-text.ts';
import { reasonOf } from './payments.reasons.ts';

/** Why a payment stands as it does; what came to nothing says so, also where nobody did. */
export function usePaymentReason(): (payment: Payment) => string {
  const t = useTranslations('payments.reasons');
  const faultText = useFaultText();
  return (payment) => {
    const { state } = payment;
    const isOver = state === 'expired' || state === 'failed';
    return faultText(reasonOf(payment)) || (isOver ? t(state) : '');
  };
}
