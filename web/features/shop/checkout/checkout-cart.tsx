import type { Checkout } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { CartChanges } from '../cart/cart-changes.tsx';
import { CartItem } from '../cart/cart-item.tsx';
import classes from './checkout-screen.module.css';

/** What changed since is said here, and has to be agreed to before anything is ordered. */
export function CheckoutCart({ checkout: { cart, ways } }: { checkout: Checkout }) {
  const t = useTranslations('orders.checkout');
  const isShort = cart.lines.some(({ isSold, left }) => !isSold || left !== null);
  return (
    <>
      {ways.length === 0 && <Notice tone="warning">{t('takesNoOrders')}</Notice>}
      <CartChanges cart={cart} />
      {isShort && <Notice tone="warning">{t('notAllLeft')}</Notice>}
      <Panel hasRoom title={t('steps.cart')}>
        <ul className={classes.lines}>
          {cart.lines.map((line) => (
            <CartItem
              key={line.variantId}
              line={line}
              currency={cart.currency}
              onOpen={() => undefined}
            />
          ))}
        </ul>
      </Panel>
    </>
  );
}
