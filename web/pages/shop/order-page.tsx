import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { invoice } from '../../features/invoices/invoices.live.ts';
import { PaymentsPanel } from '../../features/payments/payments-panel.tsx';
import { OrderScreen } from '../../features/shop/orders/order-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function OrderPage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <OrderScreen key={id} id={Number(id)} missing={<NotFoundPage />} Payments={OrderPayments} />
  );
}

/** An order is paid by its invoice. */
function OrderPayments({ invoiceId }: { invoiceId: number }) {
  const { data } = useQuery(invoice.options(invoiceId));
  return data ? <PaymentsPanel invoice={data} /> : null;
}
