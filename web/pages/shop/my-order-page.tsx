import { useParams, useSearch } from '@tanstack/react-router';
import { MyOrderScreen } from '../../features/shop/orders/my-order-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function MyOrderPage() {
  const { id = '' } = useParams({ strict: false });
  const isNew = useSearch({ strict: false }).new === 'yes';
  return <MyOrderScreen key={id} id={Number(id)} isNew={isNew} missing={<NotFoundPage />} />;
}
