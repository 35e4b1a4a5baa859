import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './lobby-hero.module.css';
import { partsUntil } from './lobby-moment.ts';

interface CountdownProps {
  at: number;
  now: number;
}

/** Read as one sentence, seen as numbers. */
export function Countdown({ at, now }: CountdownProps) {
  const t = useTranslations('lobby.countdown');
  const { days, hours, minutes } = partsUntil(at, now);
  const b = (count: ReactNode) => <strong>{count}</strong>;
  return (
    <div className={classes.countdown}>
      <p>{t('label')}</p>
      <ol>
        {days > 0 && <li>{t.rich('days', { count: days, b })}</li>}
        <li>{t.rich('hours', { count: hours, b })}</li>
        <li>{t.rich('minutes', { count: minutes, b })}</li>
      </ol>
    </div>
  );
}
