import { ActionIcon } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { cart } from '../shop.live.ts';
import classes from './cart-button.module.css';

const CartDrawer = lazyPart(async () => (await import('./cart-drawer.tsx')).CartDrawer);

/** How much is in the cart, and all of it behind. */
export function CartButton() {
  const t = useTranslations('shop.cart');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const count = useQuery(cart.options()).data?.count ?? 0;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <ActionIcon className={classes.cart} variant="subtle" color="gray" size="lg" onClick={open}>
        <IconShoppingCart size={20} aria-hidden />
        <span className="visually-hidden">{t('open')}</span>
        <span className={classes.count}>
          <CountBadge count={count} words={(pieces) => t('pieces', { count: pieces })} />
        </span>
      </ActionIcon>
      {wasOpened && (
        <Suspense fallback={null}>
          <CartDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
