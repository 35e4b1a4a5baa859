import type { Order } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { StateHistory } from '../../../ui/panel/state-history.tsx';
import { AddressLines } from './address-lines.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderState } from './order-state.tsx';
import classes from './order-screen.module.css';

interface OrderPartsProps {
  order: Order;
  isMine?: boolean;
  /** How it is paid. */
  money: ReactNode;
}

/** All of an order that its buyer and who runs the shop have in common. */
export function OrderParts({ order, isMine = false, money }: OrderPartsProps) {
  const t = useTranslations('orders');
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <OrderAgain order={order} isMine={isMine} />
        {order.tracking && (
          <Panel hasRoom title={t('tracking')}>
            <p className={classes.tracking} dir="auto">
              {order.tracking}
            </p>
          </Panel>
        )}
        <OrderLines order={order} isMine={isMine} />
      </div>
      <aside className={classes.side} aria-label={t('aside')}>
        {money}
        <Panel hasRoom title={t('address')}>
          <AddressLines address={order.address} />
        </Panel>
        <StateHistory title={t('history.title')} changes={order.changes} Pill={OrderState} />
      </aside>
    </div>
  );
}
