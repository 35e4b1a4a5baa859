import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { EventCourse as Course, MyEvent } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { saveDays, saveMinutes } from '../analytics.api.ts';
import { course, lookAgainMs } from '../analytics.live.ts';
import { type AnalyticsSearch, readAnalyticsSearch } from '../analytics.places.ts';
import { CourseDeeds, CourseSteps } from './course-people.tsx';
import { DaysChart, MinutesChart, StepsChart } from './course-charts.tsx';
import classes from './event-course.module.css';

/** Who of the current event's attendees took part and came again, beside an event before it. */
export function EventCourse() {
  const { event, events } = useCurrentEvent();
  return event && <CourseOf event={event} events={events} />;
}

interface CourseOfProps {
  event: MyEvent;
  events: readonly MyEvent[];
}

function CourseOf({ event, events }: CourseOfProps) {
  const t = useTranslations('analytics.course');
  const format = useFormatter();
  const problemText = useProblemText();
  const id = useId();
  const search = readAnalyticsSearch(useSearch({ strict: false }));
  const before = events.filter(({ startsOn }) => startsOn < event.startsOn);
  const earlier = before.find((one) => String(one.id) === search.with);
  const { data, error, isFetching, refetch } = useQuery({
    ...course.options({ eventId: event.id, day: search.day }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });
  const { data: earlierCourse } = useQuery({
    ...course.options({ eventId: earlier?.id ?? event.id, day: undefined }),
    enabled: earlier !== undefined,
    refetchInterval: lookAgainMs,
  });
  const compared = { earlier, earlierCourse: earlier && earlierCourse };
  return (
    <section className={classes.course} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{t('title', { name: event.name })}</h2>
        {before.length > 0 && <EarlierSelect events={before} earlier={earlier} search={search} />}
      </header>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <p>
          {t('views', { count: data.steps.views, of: format.number(data.steps.views) })}{' '}
          {t('nobody')}
        </p>
      )}
      {(data ?? !error) && (
        <>
          <CourseSteps course={data} />
          <div className={classes.charts}>
            <StepsChart event={event} course={data} {...compared} />
            <DaysChart event={event} course={data} {...compared} />
          </div>
          {data && <CourseDeeds course={data} />}
          <MinutesChart event={event} course={data} />
        </>
      )}
      {data && <Deeds event={event} course={data} search={search} />}
    </section>
  );
}

interface EarlierSelectProps {
  events: readonly MyEvent[];
  earlier: MyEvent | undefined;
  search: AnalyticsSearch;
}

function EarlierSelect({ events, earlier, search }: EarlierSelectProps) {
  const t = useTranslations('analytics.course');
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={t('compare')}
      value={earlier ? String(earlier.id) : ''}
      data={[
        { value: '', label: t('alone') },
        ...events.map((one) => ({ value: String(one.id), label: one.name })),
      ]}
      onChange={({ currentTarget }) =>
        void navigate({
          to: '/dashboard/analytics',
          search: readAnalyticsSearch({ ...search, with: currentTarget.value }),
        })
      }
    />
  );
}

const dates = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** Which day's minutes are shown, and the files of both. */
function Deeds({ event, course: shown, search }: DeedsProps) {
  const t = useTranslations('analytics.course');
  const format = useFormatter();
  const navigate = useNavigate();
  return (
    <div className={classes.head}>
      <NativeSelect
        aria-label={t('dayOf')}
        value={shown.day}
        data={shown.days.map(({ day }) => ({
          value: day,
          label: format.dateTime(new Date(day), dates),
        }))}
        onChange={({ currentTarget }) =>
          void navigate({
            to: '/dashboard/analytics',
            search: readAnalyticsSearch({ ...search, day: currentTarget.value }),
          })
        }
      />
      <div className={classes.files}>
        <DownloadButton label={t('saveDays')} save={() => saveDays(event.id)} />
        <DownloadButton label={t('saveMinutes')} save={() => saveMinutes(event.id, shown.day)} />
      </div>
    </div>
  );
}

interface DeedsProps {
  event: MyEvent;
  course: Course;
  search: AnalyticsSearch;
}
