import { useParams } from '@tanstack/react-router';
import { InvoiceScreen } from '../../features/invoices/document/invoice-screen.tsx';
import { PaymentsPanel } from '../../features/payments/payments-panel.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function InvoicePage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <InvoiceScreen key={id} id={Number(id)} missing={<NotFoundPage />} Payments={PaymentsPanel} />
  );
}
