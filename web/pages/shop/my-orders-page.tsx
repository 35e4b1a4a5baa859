import { useSearch } from '@tanstack/react-router';
import { MyOrdersScreen } from '../../features/shop/orders/my-orders-screen.tsx';

export function MyOrdersPage() {
  const { page = '1' } = useSearch({ strict: false });
  return <MyOrdersScreen page={Number(page)} />;
}
