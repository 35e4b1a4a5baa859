import type { Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { StateHistory } from '../../../ui/panel/state-history.tsx';
import { InvoiceState } from '../invoice-state.tsx';

export function InvoiceHistory({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.history');
  return (
    <StateHistory
      title={t('title')}
      changes={invoice.changes.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))}
      Pill={InvoiceState}
      nobody={{ past_due: t('clock') }}
    />
  );
}
