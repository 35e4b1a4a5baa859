import { useFormatter, useTranslations } from 'use-intl';
import type { Placed } from '../program/program.ts';
import classes from './session-facts.module.css';
import { useProgramPlace } from '../program/use-program-place.ts';

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const dated = { weekday: 'short', day: 'numeric', month: 'short' } as const;

interface SessionTimeProps {
  placed: Placed;
  isDated?: boolean;
}

export function SessionTime(props: SessionTimeProps) {
  return <SessionSpan {...props} timeZone={useProgramPlace().zone} />;
}

/** From when to when, by the clocks that are shown; "+1" when it ends on the next day. */
export function SessionSpan(props: SessionTimeProps & { timeZone: string }) {
  const { placed, isDated = false, timeZone } = props;
  const t = useTranslations('program.time');
  const format = useFormatter();
  const { startsAt, endsAt, laterDays } = placed;
  const start = format.dateTime(startsAt, { ...(isDated && dated), ...clock, timeZone });
  const end = format.dateTime(endsAt, { ...clock, timeZone });
  return (
    <time dateTime={new Date(startsAt).toISOString()}>
      {t('range', { start, end })}
      {laterDays > 0 && (
        <sup className={classes.later}>
          <span aria-hidden>{t('laterShort', { days: laterDays })}</span>
          <span className="visually-hidden">{t('later', { days: laterDays })}</span>
        </sup>
      )}
    </time>
  );
}
