import { Button } from '@mantine/core';
import type { OrderHead } from '@plenum/contract';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { ProductPicture } from '../product-picture.tsx';
import { OrderState } from './order-state.tsx';
import { orders } from './orders.live.ts';
import classes from './person-orders.module.css';

const perPage = 10;

/** What somebody bought, for who runs the shop. */
export function PersonOrders({ personId }: { personId: number }) {
  const t = useTranslations('orders');
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...orders.options({ person: personId, page, perPage }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (!data) {
    return (
      <ReadingState
        reading={query}
        title={t('mine.failed')}
        skeleton={<LinesSkeleton lines={4} />}
      />
    );
  }
  if (data.total === 0) {
    return <StateMessage icon={IconReceipt} title={t('person.none')} text={t('person.noneText')} />;
  }
  return (
    <>
      <ul className={classes.orders} aria-label={t('person.list')}>
        {data.orders.map((order) => (
          <PersonOrder key={order.id} order={order} />
        ))}
      </ul>
      <div className={classes.pages}>
        {page > 1 && (
          <Button variant="default" onClick={() => setPage(page - 1)}>
            {t('mine.newer')}
          </Button>
        )}
        {page * perPage < data.total && (
          <Button variant="default" onClick={() => setPage(page + 1)}>
            {t('mine.older')}
          </Button>
        )}
      </div>
    </>
  );
}

function PersonOrder({ order }: { order: OrderHead }) {
  const t = useTranslations('orders');
  const { id, number, invoiceId, picture, summary, state, placedAt, pieces } = order;
  return (
    <li className={classes.order}>
      <ProductPicture picture={picture} size="small" />
      <div className={classes.words}>
        <Link to="/apps/ecommerce/sales/$id" params={{ id: String(id) }}>
          <bdi>{t('name', { number })}</bdi>
        </Link>
        <bdi className={classes.soft}>{summary}</bdi>
        <span className={classes.soft}>
          {t('pieces', { count: pieces })} · <RelativeTime at={placedAt} />
        </span>
      </div>
      <PlaceLink href={`/apps/invoice/preview/${invoiceId}`}>{t('invoice.link')}</PlaceLink>
      <div className={classes.end}>
        <OrderState state={state} />
        <Money minor={order.gross} currency={order.currency} />
      </div>
    </li>
  );
}
