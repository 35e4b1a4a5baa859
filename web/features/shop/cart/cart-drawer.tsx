import { Button, Drawer } from '@mantine/core';
import type { Cart } from '@plenum/contract';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { PriceSums } from '../price-sums.tsx';
import { ShippingHint } from '../shipping/shipping-hint.tsx';
import { cart } from '../shop.live.ts';
import { CartChanges } from './cart-changes.tsx';
import classes from './cart-drawer.module.css';
import { CartItem } from './cart-item.tsx';

interface CartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const t = useTranslations('shop.cart');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={460}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <CartContent onClose={onClose} />
    </Drawer>
  );
}

function CartContent({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shop.cart');
  const query = useQuery(cart.options());
  const { data } = query;
  if (!data) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={4} />} />
    );
  }
  if (data.lines.length === 0) {
    return (
      <StateMessage
        icon={IconShoppingCart}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button
            renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}
            onClick={onClose}
          >
            {t('toShop')}
          </Button>
        }
      />
    );
  }
  return <FilledCart cart={data} onClose={onClose} />;
}

function FilledCart({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const t = useTranslations('shop.cart');
  const { lines, currency, tax, gross } = cart;
  return (
    <div className={classes.cart}>
      <CartChanges cart={cart} />
      <ul className={classes.lines}>
        {lines.map((line) => (
          <CartItem key={line.variantId} line={line} currency={currency} onOpen={onClose} />
        ))}
      </ul>
      <PriceSums
        currency={currency}
        sums={[
          [t('tax'), tax],
          [t('gross'), gross],
        ]}
      />
      <ShippingHint cart={cart} />
      <Button
        renderRoot={(props) => <Link to="/apps/ecommerce/checkout" {...props} />}
        onClick={onClose}
      >
        {t('checkout')}
      </Button>
      <p className={classes.hint}>{t('hint')}</p>
    </div>
  );
}
