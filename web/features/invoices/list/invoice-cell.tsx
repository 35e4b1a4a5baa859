import type { InvoiceHead } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { useInvoiceName } from '../use-invoice-name.ts';
import classes from './invoice-cell.module.css';

export function InvoiceCell({ invoice }: { invoice: InvoiceHead }) {
  const t = useTranslations('invoices');
  const nameOf = useInvoiceName();
  const { id, kind, service } = invoice;
  return (
    <span className={classes.words}>
      <PlaceLink href={`/apps/invoice/preview/${id}`} className={classes.name} data-open>
        <bdi>{nameOf(invoice)}</bdi>
      </PlaceLink>
      <span className={classes.service} dir="auto">
        {kind === 'credit_note' ? t('kinds.credit_note') : service}
      </span>
    </span>
  );
}
