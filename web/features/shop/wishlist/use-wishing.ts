import type { ShownProduct, Wishlist } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { perform } from '../../../platform/live/perform.ts';
import { newKey } from '../../../platform/new-key.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { wishFor, wishNoMore } from '../shop.api.ts';
import { wishlist } from '../shop.live.ts';
import { useShopProblemText } from '../use-shop-problem-text.ts';

const withIt = ({ products }: Wishlist, product: ShownProduct): Wishlist => ({
  products: [{ ...product, isSold: true }, ...products.filter(({ id }) => id !== product.id)],
});
const withoutIt = ({ products }: Wishlist, { id }: { id: number }): Wishlist => ({
  products: products.filter((one) => one.id !== id),
});

/** Which products the person wishes for. */
export function useWished(): ReadonlySet<number> {
  const { data } = useQuery(wishlist.options());
  return useMemo(() => new Set(data?.products.map(({ id }) => id)), [data]);
}

/** Puts a product on the wishlist or takes it off: shown at once, and taken back when it fails. */
export function useWishing(): (product: ShownProduct, isWished: boolean) => Promise<void> {
  const client = useQueryClient();
  const problemText = useShopProblemText();
  return async (product, isWished) => {
    try {
      await perform(client, {
        key: newKey(),
        ids: [product.id],
        shows: [
          wishlist.changed((known) =>
            isWished ? withIt(known, product) : withoutIt(known, product),
          ),
        ],
        send: () => (isWished ? wishFor(product.id) : wishNoMore(product.id)),
        learns: (answer) => [wishlist.changed(() => answer)],
      });
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
}
