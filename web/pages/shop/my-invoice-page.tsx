import { useParams } from '@tanstack/react-router';
import { InvoicePaper } from '../../features/invoices/document/invoice-paper.tsx';
import { MyInvoiceScreen } from '../../features/shop/orders/my-invoice-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function MyInvoicePage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <MyInvoiceScreen
      key={id}
      orderId={Number(id)}
      missing={<NotFoundPage />}
      Paper={InvoicePaper}
    />
  );
}
