import type { Cart } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PriceSums } from '../price-sums.tsx';
import classes from './checkout-sums.module.css';

interface CheckoutSumsProps {
  cart: Cart;
  /** What it is made of, where the cart is out of sight. */
  hasLines: boolean;
  children: ReactNode;
}

export function CheckoutSums({ cart, hasLines, children }: CheckoutSumsProps) {
  const t = useTranslations('orders.checkout');
  const { count, net, tax, gross, currency } = cart;
  return (
    <Panel hasRoom title={t('summary')}>
      <div className={classes.body}>
        {hasLines && <Lines cart={cart} />}
        <PriceSums
          currency={currency}
          sums={[
            [t('net', { count }), net],
            [t('tax'), tax],
            [t('gross'), gross],
          ]}
        />
        {children}
      </div>
    </Panel>
  );
}

function Lines({ cart: { lines, currency } }: { cart: Cart }) {
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
    </ul>
  );
}
