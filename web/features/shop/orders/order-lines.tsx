import type { Order } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ProductPicture } from '../product-picture.tsx';
import { PriceSums } from '../price-sums.tsx';
import classes from './order-lines.module.css';

interface OrderLinesProps {
  order: Order;
  /** Its reader bought it. */
  isMine?: boolean;
}

/** What was bought at what price, and what it comes to. */
export function OrderLines({ order, isMine = false }: OrderLinesProps) {
  const t = useTranslations('orders.lines');
  const { currency, lines, shipping, net, tax, gross, state } = order;
  const canRate = isMine && (state === 'paid' || state === 'shipped' || state === 'done');
  return (
    <Panel hasRoom title={t('title')}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line.place} className={classes.line}>
            <ProductPicture picture={line.picture} size="small" />
            <div className={classes.words}>
              <Link
                to="/apps/ecommerce/product-detail/$slug"
                params={{ slug: line.slug }}
                className={classes.name}
              >
                <bdi>{line.name}</bdi>
              </Link>
              {line.values.length > 0 && <bdi>{line.values.join(' · ')}</bdi>}
              <span>
                {t('quantity', { count: line.quantity })}{' '}
                <Money minor={line.price} currency={currency} />
              </span>
              {canRate && (
                <Link
                  to="/apps/ecommerce/product-detail/$slug"
                  params={{ slug: line.slug }}
                  aria-label={`${t('rate')}: ${line.name}`}
                >
                  {t('rate')}
                </Link>
              )}
              {line.left < line.quantity && (
                <span className={classes.taken}>
                  {t('takenBack', { count: line.quantity - line.left })}
                </span>
              )}
            </div>
            <Money minor={line.gross} currency={currency} />
          </li>
        ))}
        {shipping && (
          <li className={classes.line}>
            <div className={classes.shipping}>
              <bdi>{shipping.name}</bdi>
              {shipping.left === 0 && (
                <span className={classes.taken}>{t('takenBack', { count: 1 })}</span>
              )}
            </div>
            <Money minor={shipping.gross} currency={currency} />
          </li>
        )}
      </ul>
      <div className={classes.sums}>
        <PriceSums
          currency={currency}
          sums={[
            [t('net'), net],
            [t('tax'), tax],
            [t('gross'), gross],
          ]}
        />
      </div>
    </Panel>
  );
}
