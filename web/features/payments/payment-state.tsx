import type { Payment } from '@plenum/contract';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../ui/state-pill.tsx';

const looks = {
  started: { icon: IconHourglass, hue: 'amber' },
  pending: { icon: IconClock, hue: 'amber' },
  asked: { icon: IconReceiptRefund, hue: 'amber' },
  paid: { icon: IconCircleCheck, hue: 'green' },
  failed: { icon: IconAlertTriangle, hue: 'red' },
  expired: { icon: IconCircleX, hue: 'red' },
} as const;

export function PaymentState({ state }: Pick<Payment, 'state'>) {
  const t = useTranslations('payments.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
