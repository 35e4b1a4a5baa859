import type { OrderState as State } from '@plenum/contract';
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconCoin,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../../ui/state-pill.tsx';

const looks = {
  placed: { icon: IconClock, hue: 'amber' },
  paid: { icon: IconCoin, hue: 'indigo' },
  shipped: { icon: IconTruckDelivery, hue: 'sky' },
  done: { icon: IconCircleCheck, hue: 'green' },
  cancelled: { icon: IconCircleX, hue: 'plain' },
} as const;

export function OrderState({ state }: { state: State }) {
  const t = useTranslations('orders.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
