import { useSearch } from '@tanstack/react-router';
import { CheckoutScreen } from '../../features/shop/checkout/checkout-screen.tsx';

export function CheckoutPage() {
  const { step = 'cart' } = useSearch({ from: '/signed-in/shop/apps/ecommerce/checkout' });
  return <CheckoutScreen step={step} />;
}
