import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readShopSearch, type ShopChange } from '../shop.places.ts';

/** What of the shop is shown stands in the address: it can be kept and sent to someone. */
export function useShopAddress() {
  const all = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const search = readShopSearch(all);
    /** Whatever changes what is found leads back to its first page. */
    const change = (part: ShopChange): void =>
      void navigate({
        to: '.',
        search: (before: object) => readShopSearch({ ...before, page: undefined, ...part }),
        replace: true,
        resetScroll: false,
      });
    return { search, change };
  }, [all, navigate]);
}

export type ShopAddress = ReturnType<typeof useShopAddress>;
