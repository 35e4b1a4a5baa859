import type { InvoiceHead } from '@plenum/contract';
import { useTranslations } from 'use-intl';

/** Its number; a draft has none yet. */
export function useInvoiceName(): (invoice: Pick<InvoiceHead, 'number' | 'kind'>) => string {
  const t = useTranslations('invoices');
  return ({ number, kind }) => number ?? t(`drafts.${kind}`);
}
