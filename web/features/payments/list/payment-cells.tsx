import type { Payment } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { TwoLines } from '../../../ui/table/named-cell.tsx';
import { PaymentState } from '../payment-state.tsx';
import { usePaymentReason } from '../use-payment-reason.ts';

export function WayCell({ payment: { kind, way, reference } }: { payment: Payment }) {
  const t = useTranslations('payments');
  return <TwoLines below={reference}>{t(`kinds.${kind}`, { way: t(`ways.${way}`) })}</TwoLines>;
}

/** How it stands, and why, where somebody said so. */
export function StateCell({ payment }: { payment: Payment }) {
  const reason = usePaymentReason();
  return (
    <TwoLines below={reason(payment)}>
      <PaymentState state={payment.state} />
    </TwoLines>
  );
}
