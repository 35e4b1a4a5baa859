import { ActionIcon } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { cart } from '../shop.live.ts';
import classes from './cart-button.module.css';

const CartDrawer = lazyPart(async () => (await import('./cart-drawer.tsx')).CartDrawer);

const most = 99;

/** How much is in the cart, and all of it behind. */
export function CartButton() {
  const t = useTranslations('shop.cart');
  const format = useFormatter();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const count = useQuery(cart.options()).data?.count ?? 0;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <ActionIcon
        className={classes.cart}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('open', { count })}
        onClick={open}
      >
        <IconShoppingCart size={20} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > most ? `${most}+` : format.number(count)}
          </span>
        )}
      </ActionIcon>
      {wasOpened && (
        <Suspense fallback={null}>
          <CartDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
