import type { Order } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';

interface OrderAgainProps {
  order: Order;
  isMine: boolean;
}

/** An order that was paid once it had ended is ordered again: each of the two leads to the other. */
export function OrderAgain({ order: { again, againOf }, isMine }: OrderAgainProps) {
  const t = useTranslations('orders.again');
  const other = again ?? againOf;
  if (!other) return null;
  const place = `/apps/ecommerce/${isMine ? 'orders' : 'sales'}/${other.id}`;
  const name = t('name', { number: other.number });
  return (
    <Notice tone="calm">
      {t(again ? 'ended' : 'anew')} <PlaceLink href={place}>{name}</PlaceLink>
    </Notice>
  );
}
