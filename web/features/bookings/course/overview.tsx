import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { MyEvent, Offer } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { BookingFigures } from './booking-figures.tsx';
import { CapacityTables } from './capacity-tables.tsx';
import { CourseCharts, useStepWords } from './course-charts.tsx';
import { capacity, course } from './course.live.ts';
import { courseOf, type OverviewSearch, type Part } from './course.places.ts';
import { DaysTable } from './days-table.tsx';
import classes from './overview.module.css';

interface OverviewProps {
  event: MyEvent;
  offer: Offer;
  search: OverviewSearch;
  onPart: (part: Part) => void;
}

/** How full the event is, and how it became so. */
export function Overview({ event, offer, search, onPart }: OverviewProps) {
  const t = useTranslations('booking-desk.overview');
  const now = useQuery(capacity.options(event.id));
  return (
    <>
      <BookingFigures capacity={now.data} />
      {now.data ? (
        <CapacityTables event={event} offer={offer} capacity={now.data} />
      ) : (
        <ReadingState reading={now} title={t('failed')} skeleton={<LinesSkeleton lines={6} />} />
      )}
      <Course event={event} offer={offer} search={search} onPart={onPart} />
    </>
  );
}

function Course({ event, offer, search, onPart }: OverviewProps) {
  const t = useTranslations('booking-desk.overview');
  const wordDay = useStepWords(event, false);
  const { day, ...part } = search;
  const reading = useQuery({
    ...course.options({ eventId: event.id, ...courseOf(search) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section id="course" className={classes.course} aria-labelledby="course-title">
      <header className={classes.head}>
        <h2 id="course-title">{day ? t('courseOf', { day: wordDay(day) }) : t('course')}</h2>
        <PartChoice event={event} offer={offer} search={search} onPart={onPart} />
      </header>
      {day !== undefined && (
        <Link to="/bookings/overview" search={part} hash="course">
          {t('backToDays')}
        </Link>
      )}
      {reading.error ? (
        <ReadingState reading={reading} title={t('failed')} skeleton={null} />
      ) : (
        <CourseCharts event={event} course={reading.data} isByHour={day !== undefined} />
      )}
      {reading.data && day === undefined && (
        <DaysTable event={event} course={reading.data} part={part} />
      )}
    </section>
  );
}

function PartChoice({ event, offer, search: { ticket, pool }, onPart }: OverviewProps) {
  const t = useTranslations('booking-desk.overview');
  const words = useWords(event.languages);
  const choose = (value: string) => {
    const [kind = '', id] = value.split(' ');
    onPart(id === undefined ? {} : { [kind]: id });
  };
  return (
    <NativeSelect
      label={t('part')}
      value={ticket ? `ticket ${ticket}` : pool ? `pool ${pool}` : 'all'}
      data={[
        { value: 'all', label: t('allTickets') },
        {
          group: t('tickets'),
          items: offer.tickets.map(({ id, name }) => ({
            value: `ticket ${id}`,
            label: words(name),
          })),
        },
        {
          group: t('pools'),
          items: offer.pools.map(({ id, name }) => ({ value: `pool ${id}`, label: name })),
        },
      ]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
