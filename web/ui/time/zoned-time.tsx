import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import classes from './zoned-time.module.css';

interface ZonedTimeProps {
  from: string;
  to?: string;
  /** Where it happens. */
  zone: string;
  /** Whose clocks come first; the other's follow where they differ. */
  shown: 'event' | 'own';
}

const usual = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** A time or a stretch of it, in the event's zone and the reader's own; the day is always theirs. */
export function ZonedTime({ from, to, zone, shown }: ZonedTimeProps) {
  const t = useTranslations('kit.time');
  const format = useFormatter();
  const own = useTimeZone() ?? 'UTC';
  const word = (timeZone: string, options: { timeZoneName?: 'short' } = {}) => {
    const given = { ...usual, ...options, timeZone };
    return to
      ? format.dateTimeRange(new Date(from), new Date(to), given)
      : format.dateTime(new Date(from), given);
  };
  const [first, second] = shown === 'event' ? [zone, own] : [own, zone];
  return (
    <span className={classes.times}>
      <time dateTime={to ? `${from}/${to}` : from}>{word(first, { timeZoneName: 'short' })}</time>
      {word(first) !== word(second) && (
        <small>
          {word(second, shown === 'own' ? { timeZoneName: 'short' } : {})}
          {shown === 'event' && ` ${t('own')}`}
        </small>
      )}
    </span>
  );
}
