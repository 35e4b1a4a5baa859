import type { InvoiceHead } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { NamedCell } from '../../../ui/table/named-cell.tsx';
import { useInvoiceName } from '../use-invoice-name.ts';

export function InvoiceCell({ invoice }: { invoice: InvoiceHead }) {
  const t = useTranslations('invoices');
  const nameOf = useInvoiceName();
  const { id, kind, service } = invoice;
  return (
    <NamedCell
      href={`/apps/invoice/preview/${id}`}
      name={nameOf(invoice)}
      below={kind === 'credit_note' ? t('kinds.credit_note') : service}
    />
  );
}
