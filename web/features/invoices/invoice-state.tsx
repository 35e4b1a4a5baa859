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
import classes from './invoice-state.module.css';

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
  const { icon: Mark, hue } = looks[state];
  return (
    <span className={classes.state} data-hue={hue}>
      <Mark size={14} aria-hidden />
      {t(state)}
    </span>
  );
}
