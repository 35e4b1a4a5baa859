import type { Order } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './order-history.module.css';
import { OrderState } from './order-state.tsx';

/** How it came to its state, the latest first. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useTranslations('orders.history');
  return (
    <Panel title={t('title')}>
      <ol className={classes.changes}>
        {order.changes.toReversed().map(({ state, at, by, why }) => (
          <li key={state}>
            <span className={classes.line}>
              <OrderState state={state} />
              <RelativeTime at={at} />
            </span>
            {(by || why) && (
              <span className={classes.who}>
                {by && <bdi>{by}</bdi>}
                {why && <bdi>{why}</bdi>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
