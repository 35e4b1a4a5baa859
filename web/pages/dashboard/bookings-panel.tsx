import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { BookingFigures } from '../../features/bookings/course/booking-figures.tsx';
import { StandingChart } from '../../features/bookings/course/course-charts.tsx';
import { capacity, course } from '../../features/bookings/course/course.live.ts';
import { BrokenPanel } from '../../ui/panel/broken-panel.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import money from './money-panel.module.css';

/** How full the event is, and how it became so. */
export function BookingsPanel({ event }: { event: MyEvent }) {
  const t = useTranslations('dashboard.bookings');
  const { data, isError, isFetching, refetch } = useQuery(capacity.options(event.id));
  const past = useQuery(course.options({ eventId: event.id }));
  const sellsNothing = data?.tickets.length === 0;
  return (
    <Panel
      title={t('title', { name: event.name })}
      more={
        sellsNothing ? (
          <Link to="/bookings/tickets">{t('offer')}</Link>
        ) : (
          <Link to="/bookings/overview">{t('all')}</Link>
        )
      }
      hasRoom
    >
      {!data && isError && <BrokenPanel isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={5} />}
      {sellsNothing && <p className={money.none}>{t('none')}</p>}
      {data && !sellsNothing && (
        <div className={money.body}>
          <BookingFigures capacity={data} />
          {past.data && past.data.steps.length > 1 && (
            <StandingChart event={event} course={past.data} />
          )}
        </div>
      )}
    </Panel>
  );
}
