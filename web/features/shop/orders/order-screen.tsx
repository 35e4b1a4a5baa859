import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { OrderDeeds } from './order-deeds.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderParts } from './order-parts.tsx';
import { order as orderAnswer } from './orders.live.ts';

interface OrderScreenProps {
  id: number;
  missing: ReactNode;
  /** What was paid of its invoice, which is another feature's. */
  Payments: ComponentType<{ invoiceId: number }>;
}

/** For who runs the shop. */
export function OrderScreen({ id, missing, Payments }: OrderScreenProps) {
  const t = useTranslations('orders');
  const query = useQuery(orderAnswer.options(id));
  return (
    <OrderFrame query={query} missing={missing} Deeds={OrderDeeds}>
      {(order) => (
        <OrderParts
          order={order}
          money={
            <>
              <OrderMoney
                order={order}
                more={
                  <PlaceLink href={`/apps/invoice/preview/${order.invoice.id}`}>
                    {t('invoice.link')}
                  </PlaceLink>
                }
              />
              <Payments invoiceId={order.invoice.id} />
            </>
          }
        />
      )}
    </OrderFrame>
  );
}
