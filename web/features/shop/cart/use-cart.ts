import type { Cart } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { addToCart, markSeen, putInCart, takeFromCart } from '../shop.api.ts';
import { cart } from '../shop.live.ts';
import { useShopProblemText } from '../use-shop-problem-text.ts';

interface Adding {
  variantId: number;
  quantity: number;
  name: string;
}

/** One after the other: what was done last is what the cart is. */
const scope = { id: 'shop.cart' };

/** What becomes of the cart; the server alone says what it comes to. */
function useCartChange<Deed>(
  send: (deed: Deed) => Promise<Cart>,
  onDone: (deed: Deed) => void = () => undefined,
) {
  const client = useQueryClient();
  const problemText = useShopProblemText();
  return useMutation({
    scope,
    mutationFn: send,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: (answer, deed) => {
      teach(
        client,
        cart.changed(() => answer),
      );
      onDone(deed);
    },
  });
}

/** One press adds so many more, however often its answer gets lost. */
export function useAddToCart() {
  const t = useTranslations('shop.cart');
  return useCartChange(
    ({ variantId, quantity }: Adding) => addToCart(variantId, quantity, newKey()),
    ({ name }) => showToast({ text: t('added', { name }) }),
  );
}

export const useCartQuantity = () =>
  useCartChange(({ variantId, quantity }: Omit<Adding, 'name'>) => putInCart(variantId, quantity));

export const useTakeFromCart = () => useCartChange((variantId: number) => takeFromCart(variantId));

export const useMarkSeen = () => useCartChange(() => markSeen());
