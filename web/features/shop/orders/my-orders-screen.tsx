import { Button } from '@mantine/core';
import type { OrderHead } from '@plenum/contract';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { ProductPicture } from '../product-picture.tsx';
import classes from './my-orders-screen.module.css';
import { OrderState } from './order-state.tsx';
import { myOrders } from './orders.live.ts';

const perPage = 20;

export function MyOrdersScreen({ page }: { page: number }) {
  const t = useTranslations('orders.mine');
  const query = useQuery({
    ...myOrders.options({ page, perPage }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      {!data && (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={6} />} />
      )}
      {data?.total === 0 && <NoOrders />}
      {data && data.total > 0 && (
        <>
          <ul className={classes.orders}>
            {data.orders.map((order) => (
              <MyOrderLine key={order.id} order={order} />
            ))}
          </ul>
          <Pager page={page} last={Math.ceil(data.total / perPage)} />
        </>
      )}
    </div>
  );
}

function MyOrderLine({ order }: { order: OrderHead }) {
  const t = useTranslations('orders');
  const { id, number, picture, summary, state, placedAt, pieces, gross, currency } = order;
  return (
    <li>
      <Link to="/apps/ecommerce/orders/$id" params={{ id: String(id) }} className={classes.order}>
        <ProductPicture picture={picture} size="small" />
        <span className={classes.words}>
          <strong>
            <bdi>{t('name', { number })}</bdi>
          </strong>
          <bdi className={classes.summary}>{summary}</bdi>
          <span className={classes.facts}>
            {t('pieces', { count: pieces })} · <RelativeTime at={placedAt} />
          </span>
        </span>
        <span className={classes.end}>
          <OrderState state={state} />
          <Money minor={gross} currency={currency} />
        </span>
      </Link>
    </li>
  );
}

function NoOrders() {
  const t = useTranslations('orders.mine');
  return (
    <StateMessage
      icon={IconReceipt}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
          {t('toShop')}
        </Button>
      }
    />
  );
}

function Pager({ page, last }: { page: number; last: number }) {
  const t = useTranslations('orders.mine');
  if (last <= 1) return null;
  const step = (to: number, label: string) =>
    to >= 1 &&
    to <= last && (
      <Link to="/apps/ecommerce/orders" search={to === 1 ? {} : { page: String(to) }}>
        {label}
      </Link>
    );
  return (
    <nav className={classes.pager} aria-label={t('pages')}>
      {step(page - 1, t('newer'))}
      {step(page + 1, t('older'))}
    </nav>
  );
}
