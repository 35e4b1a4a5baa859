import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import classes from './waiting-room.module.css';

/** It is their turn, and lasts so long. */
export function TurnNote({ until }: { until: string }) {
  const t = useTranslations('booking-page.room');
  const format = useFormatter();
  return (
    <div className={classes.note}>
      <Notice tone="calm">
        {t('yourTurn', { at: format.dateTime(new Date(until), { timeStyle: 'short' }) })}
      </Notice>
    </div>
  );
}
