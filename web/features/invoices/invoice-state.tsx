import type { InvoiceState as State } from '@plenum/contract';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleHalf2,
  IconDownload,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePill } from '../../ui/state-pill.tsx';

const looks = {
  draft: { icon: IconPencil, hue: 'plain' },
  sent: { icon: IconSend, hue: 'indigo' },
  downloaded: { icon: IconDownload, hue: 'sky' },
  partial_payment: { icon: IconCircleHalf2, hue: 'amber' },
  paid: { icon: IconCircleCheck, hue: 'green' },
  past_due: { icon: IconAlertTriangle, hue: 'red' },
} as const;

export function InvoiceState({ state }: { state: State }) {
  const t = useTranslations('invoices.states');
  return <StatePill {...looks[state]} label={t(state)} />;
}
