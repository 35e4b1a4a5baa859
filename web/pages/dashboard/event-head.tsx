import type { MyEvent } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EventDates } from '../../ui/event/event-dates.tsx';
import classes from './dashboard.module.css';

interface EventHeadProps {
  event: MyEvent;
  to: '/conference-platform' | '/venue';
}

/** Which event the page is about: most people have one, and no switcher tells them. */
export function EventHead({ event, to }: EventHeadProps) {
  const t = useTranslations('frame.event');
  return (
    <header className={classes.eventHead}>
      <h2 id="dashboard-event">
        <Link to={to}>
          <bdi>{event.name}</bdi>
        </Link>
      </h2>
      <p>
        {t(`states.${event.state}`)} {'·'} <EventDates event={event} />
      </p>
    </header>
  );
}
