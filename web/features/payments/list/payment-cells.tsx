import type { Payment } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { TwoLines } from '../../../ui/table/named-cell.tsx';
import { PaymentState } from '../payment-state.tsx';

export function WayCell({ payment: { kind, way, reference } }: { payment: Payment }) {
  const t = useTranslations('payments');
  return <TwoLines below={reference}>{t(`kinds.${kind}`, { way: t(`ways.${way}`) })}</TwoLines>;
}

/** How it stands, and why, where somebody said so. */
export function StateCell({ payment: { state, changes } }: { payment: Payment }) {
  return (
    <TwoLines below={changes.at(-1)?.why}>
      <PaymentState state={state} />
    </TwoLines>
  );
}
