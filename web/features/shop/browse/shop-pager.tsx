import { Link } from '@tanstack/react-router';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { readShopSearch, shopPageSize } from '../shop.places.ts';
import classes from './shop-pager.module.css';
import type { ShopAddress } from './use-shop-address.ts';

interface ShopPagerProps {
  address: ShopAddress;
  total: number;
}

/** A page is a place of its own: Back leads to the one before, and to its top. */
export function ShopPager({ address: { search }, total }: ShopPagerProps) {
  const t = useTranslations('shop.pager');
  const last = Math.max(1, Math.ceil(total / shopPageSize));
  const page = Math.min(Number(search.page ?? 1), last);
  if (last === 1) return null;
  const step = (to: number, label: string, Mark: typeof IconChevronLeft) =>
    to >= 1 &&
    to <= last && (
      <Link
        to="/apps/ecommerce/shop"
        search={readShopSearch({ ...search, page: String(to) })}
        className={classes.step}
      >
        <Mark size={18} className="mantine-rotate-rtl" aria-hidden />
        {label}
      </Link>
    );
  return (
    <nav className={classes.pager} aria-label={t('label')}>
      <span>{step(page - 1, t('previous'), IconChevronLeft)}</span>
      <span className={classes.here} aria-current="page">
        {t('here', { page, last })}
      </span>
      <span>{step(page + 1, t('next'), IconChevronRight)}</span>
    </nav>
  );
}
