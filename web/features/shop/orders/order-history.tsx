import type { Order } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { StateHistory } from '../../../ui/panel/state-history.tsx';
import { OrderState } from './order-state.tsx';

export function OrderHistory({ order }: { order: Order }) {
  const t = useTranslations('orders.history');
  return <StateHistory title={t('title')} changes={order.changes} Pill={OrderState} />;
}
