import { useNavigate } from '@tanstack/react-router';
import type { CheckoutStep } from '../orders/orders.places.ts';

/** Each step is a place of its own: Back leads to the one before. */
export function useCheckoutStep(): (step: CheckoutStep) => void {
  const navigate = useNavigate();
  return (step) =>
    void navigate({
      to: '/apps/ecommerce/checkout',
      search: step === 'cart' ? {} : { step },
    });
}
