import type { EmailRow } from '@plenum/contract';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './sending-mark.module.css';

/** Shown where something is still to happen, or went wrong; what was sent needs no word. */
export function SendingMark({ sending }: Pick<EmailRow, 'sending'>) {
  const t = useTranslations('email');
  if (sending === null || sending === 'sent') return null;
  const isWrong = sending === 'failed' || sending === 'kept';
  const MarkIcon = isWrong ? IconAlertTriangle : IconClock;
  return (
    <span
      className={classes.mark}
      data-wrong={isWrong || undefined}
      title={t(`sending.${sending}`)}
    >
      <MarkIcon size={16} stroke={1.75} aria-hidden />
      <span className="visually-hidden">{t(`sending.${sending}`)}</span>
    </span>
  );
}
