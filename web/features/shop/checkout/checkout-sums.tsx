import type { Cart } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PriceSums } from '../price-sums.tsx';
import classes from './checkout-sums.module.css';

export function CheckoutSums({ cart, children }: { cart: Cart; children: ReactNode }) {
  const t = useTranslations('orders.checkout');
  const { count, net, tax, gross, currency } = cart;
  return (
    <Panel hasRoom title={t('summary')}>
      <div className={classes.body}>
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
