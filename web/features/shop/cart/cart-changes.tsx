import { Button } from '@mantine/core';
import type { Cart } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { useMarkSeen } from './use-cart.ts';

/** That prices are others than they were; what each was is said at the thing itself. */
export function CartChanges({ cart: { lines } }: { cart: Cart }) {
  const t = useTranslations('shop.cart');
  const { mutate, isPending } = useMarkSeen();
  const count = lines.filter(({ priceBefore }) => priceBefore !== null).length;
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      {t('pricesChanged', { count })}{' '}
      <Button size="compact-sm" variant="default" loading={isPending} onClick={() => mutate()}>
        {t('seen')}
      </Button>
    </Notice>
  );
}
