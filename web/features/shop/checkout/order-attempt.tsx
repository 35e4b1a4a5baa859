import type { Order } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useFaultText } from '../../../ui/money/use-fault-text.ts';
import { Notice } from '../../../ui/notice.tsx';

/** How far the last try to pay came, and how long the order waits for the next one. */
export function OrderAttempt({ order: { way, paying } }: { order: Order }) {
  const t = useTranslations('orders.pay');
  const format = useFormatter();
  const faultText = useFaultText();
  const { attempt, keptUntil } = paying;
  if (attempt?.state === 'pending') return <Notice tone="calm">{t('pending')}</Notice>;
  if (way !== 'stripe' || keptUntil === null) return null;
  const until = format.dateTime(new Date(keptUntil), { dateStyle: 'medium', timeStyle: 'short' });
  const hasFailed = attempt?.state === 'failed';
  const words = hasFailed ? 'failed' : attempt?.state === 'expired' ? 'left' : 'open';
  return (
    <Notice tone={hasFailed ? 'danger' : 'warning'}>
      {t(words)} {hasFailed && attempt.why && <bdi>{faultText(attempt.why)}</bdi>}{' '}
      {t('kept', { until })}
    </Notice>
  );
}
