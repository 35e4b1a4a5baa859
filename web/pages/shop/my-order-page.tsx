import { useParams, useSearch } from '@tanstack/react-router';
import { PayWay } from '../../features/payments/ways/pay-way.tsx';
import { MyOrderScreen } from '../../features/shop/orders/my-order-screen.tsx';
import { NotFoundPage } from '../apart/not-found-page.tsx';

export function MyOrderPage() {
  const { id = '' } = useParams({ strict: false });
  const { new: isNew, back } = useSearch({ strict: false });
  return (
    <MyOrderScreen
      key={id}
      id={Number(id)}
      isNew={isNew === 'yes'}
      isBack={back !== undefined}
      missing={<NotFoundPage />}
      PayWay={PayWay}
    />
  );
}
