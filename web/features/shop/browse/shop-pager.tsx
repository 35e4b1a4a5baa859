import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageSteps } from '../../../ui/list/page-steps.tsx';
import { readShopSearch, shopPageSize } from '../shop.places.ts';
import type { ShopAddress } from './use-shop-address.ts';

interface ShopPagerProps {
  address: ShopAddress;
  total: number;
}

export function ShopPager({ address: { search }, total }: ShopPagerProps) {
  const t = useTranslations('shop.pager');
  const last = Math.max(1, Math.ceil(total / shopPageSize));
  const page = Math.min(Number(search.page ?? 1), last);
  const here = t('here', { page, last });
  return (
    <PageSteps
      page={page}
      last={last}
      words={{ label: t('label'), previous: t('previous'), next: t('next'), here }}
      renderLink={(to, props) => (
        <Link
          to="/apps/ecommerce/shop"
          search={readShopSearch({ ...search, page: String(to) })}
          {...props}
        />
      )}
    />
  );
}
