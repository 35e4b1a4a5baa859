import type { Payment } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { PaymentState } from '../payment-state.tsx';
import classes from './payment-cells.module.css';

export function InvoiceCell({ payment }: { payment: Payment }) {
  const { invoiceId, invoiceNumber, clientName } = payment;
  return (
    <span className={classes.words}>
      <PlaceLink href={`/apps/invoice/preview/${invoiceId}`} className={classes.name} data-open>
        <bdi>{invoiceNumber}</bdi>
      </PlaceLink>
      <bdi className={classes.soft}>{clientName}</bdi>
    </span>
  );
}

export function WayCell({ payment: { kind, way, reference } }: { payment: Payment }) {
  const t = useTranslations('payments');
  return (
    <span className={classes.words}>
      {t(`kinds.${kind}`, { way: t(`ways.${way}`) })}
      {reference && <bdi className={classes.soft}>{reference}</bdi>}
    </span>
  );
}

/** How it stands, and why, where somebody said so. */
export function StateCell({ payment: { state, changes } }: { payment: Payment }) {
  const why = changes.at(-1)?.why;
  return (
    <span className={classes.words}>
      <PaymentState state={state} />
      {why && (
        <span className={classes.soft} dir="auto">
          {why}
        </span>
      )}
    </span>
  );
}
