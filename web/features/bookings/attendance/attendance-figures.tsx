import '../../../ui/styles/settings.css';
import { Progress } from '@mantine/core';
import type { HourFigure, MyEvent, TicketFigure } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import type { AttendanceSearch } from './attendance.places.ts';
import classes from './attendance-screen.module.css';

type OfList = Pick<AttendanceSearch, 'list'>;

interface TicketsProps {
  event: MyEvent;
  tickets: readonly TicketFigure[];
  list: OfList;
}

export function TicketFigures({ event, tickets, list }: TicketsProps) {
  const t = useTranslations('bookings.attendance');
  const words = useWords(event.languages);
  return (
    <Panel title={t('byTicket')}>
      <ul className={classes.rows}>
        {tickets.map(({ ticketId, name, expected, came }) => (
          <li key={ticketId} className={classes.row}>
            <bdi>{words(name)}</bdi>
            <Progress
              value={expected === 0 ? 0 : Math.min(100, (came / expected) * 100)}
              aria-label={words(name)}
            />
            <Link
              className={classes.figure}
              to="/bookings/check-in/attendance"
              search={{ ...list, ticket: `${ticketId}`, state: 'came' }}
              aria-label={t('ticketOf', { name: words(name), came, expected })}
            >
              {t('of', { came, expected })}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface HoursProps {
  event: MyEvent;
  hours: readonly HourFigure[];
  list: OfList;
}

/** When they came, by the clocks of the event. */
export function HourFigures({ event, hours, list }: HoursProps) {
  const t = useTranslations('bookings.attendance');
  const format = useFormatter();
  const most = Math.max(1, ...hours.map(({ came }) => came));
  const wordOf = (hour: string) =>
    format.dateTime(new Date(hour), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: event.timeZone,
    });
  return (
    <Panel title={t('byHour')}>
      {hours.length === 0 && <p className={classes.none}>{t('nobodyYet')}</p>}
      <ul className={classes.rows}>
        {hours.map(({ hour, came }) => (
          <li key={hour} className={classes.row}>
            <span>{wordOf(hour)}</span>
            <Progress value={(came / most) * 100} aria-label={wordOf(hour)} />
            <Link
              className={classes.figure}
              to="/bookings/check-in/attendance"
              search={{ ...list, hour, state: 'came' }}
              aria-label={t('hourOf', { hour: wordOf(hour), came })}
            >
              {came}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
