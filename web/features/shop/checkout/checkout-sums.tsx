import type { Cart, ShopDelivery } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PriceSums } from '../price-sums.tsx';
import { ShippingHint } from '../shipping/shipping-hint.tsx';
import classes from './checkout-sums.module.css';

interface CheckoutSumsProps {
  cart: Cart;
  /** Once it is known where it goes. */
  delivery: ShopDelivery | undefined;
  /** What it is made of, where the cart is out of sight. */
  hasLines: boolean;
  children: ReactNode;
}

export function CheckoutSums({ cart, delivery, hasLines, children }: CheckoutSumsProps) {
  const t = useTranslations('orders.checkout');
  const { count, currency } = cart;
  const { net, tax, gross } = delivery ?? cart;
  return (
    <Panel hasRoom title={t('summary')}>
      <div className={classes.body}>
        {hasLines && <Lines cart={cart} delivery={delivery} />}
        <PriceSums
          currency={currency}
          sums={[
            [t(delivery?.name ? 'netOfAll' : 'net', { count }), net],
            [t('tax'), tax],
            [t('gross'), gross],
          ]}
        />
        {!delivery && <ShippingHint cart={cart} />}
        {children}
      </div>
    </Panel>
  );
}

function Lines({ cart, delivery }: Pick<CheckoutSumsProps, 'cart' | 'delivery'>) {
  const { lines, currency } = cart;
  const t = useTranslations('orders.lines');
  return (
    <ul className={classes.lines}>
      {lines.map(({ variantId, quantity, name, values, sum }) => (
        <li key={variantId}>
          <span className={classes.quantity}>{t('quantity', { count: quantity })}</span>
          <span className={classes.name}>
            <bdi>{name}</bdi>
            {values.length > 0 && <bdi className={classes.values}>{values.join(' · ')}</bdi>}
          </span>
          <Money minor={sum} currency={currency} />
        </li>
      ))}
      {delivery?.name && (
        <li>
          <bdi className={classes.whole}>{delivery.name}</bdi>
          <Money minor={delivery.shipping} currency={currency} />
        </li>
      )}
    </ul>
  );
}
