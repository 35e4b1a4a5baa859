import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordScreen } from '../../features/bookings/record/record-screen.tsx';
import { invoice } from '../../features/invoices/invoices.live.ts';
import { PaymentsPanel } from '../../features/payments/payments-panel.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function RecordPage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen key={id} id={Number(id)} missing={<NotFoundPage />} Payments={BookingPayments} />
  );
}

/** A booking is paid by its invoice. */
function BookingPayments({ invoiceId }: { invoiceId: number }) {
  const { data } = useQuery(invoice.options(invoiceId));
  return data ? <PaymentsPanel invoice={data} /> : null;
}
