import type { Cart } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import classes from './checkout-sums.module.css';

/** What it comes to, as the server says. */
export function CheckoutSums({ cart, children }: { cart: Cart; children: ReactNode }) {
  const t = useTranslations('orders.checkout');
  const { count, net, tax, gross, currency } = cart;
  return (
    <Panel title={t('summary')}>
      <div className={classes.body}>
        <dl className={classes.sums}>
          <div>
            <dt>{t('net', { count })}</dt>
            <dd>
              <Money minor={net} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{t('tax')}</dt>
            <dd>
              <Money minor={tax} currency={currency} />
            </dd>
          </div>
          <div data-whole>
            <dt>{t('gross')}</dt>
            <dd>
              <Money minor={gross} currency={currency} />
            </dd>
          </div>
        </dl>
        {children}
      </div>
    </Panel>
  );
}
