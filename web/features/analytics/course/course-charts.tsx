import type { EventCourse, MyEvent } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import type { Hue, Series } from '../../../ui/chart/chart.ts';
import { useTablePlace } from '../use-table-place.ts';

interface CourseChartProps {
  event: MyEvent;
  course: EventCourse | undefined;
}

export interface Compared {
  /** An event before this one, and how it went. */
  earlier: MyEvent | undefined;
  earlierCourse: EventCourse | undefined;
}

const steps = ['views', 'booked', 'paid', 'joined', 'tookPart', 'cameAgain', 'checkedIn'] as const;

/** Where nothing is sold, nobody has booked. */
const stepsOf = (courses: readonly (EventCourse | undefined)[]) =>
  courses.some((course) => (course?.steps.booked ?? 0) > 0)
    ? steps
    : (['views', 'joined', 'tookPart', 'cameAgain'] as const);

/** From what was opened of the event, over what was booked, to who came in. */
export function StepsChart({ event, course, earlier, earlierCourse }: CourseChartProps & Compared) {
  const t = useTranslations('analytics.course');
  const format = useFormatter();
  const names = new Map<string, string>(steps.map((step) => [step, t(`steps.${step}`)]));
  const rows = stepsOf([course, earlierCourse]).map((step) => ({
    step,
    now: course?.steps[step] ?? null,
    ...(earlier && { earlier: earlierCourse?.steps[step] ?? null }),
  }));
  const data = {
    rows,
    by: 'step',
    byLabel: t('step'),
    series: eventSeries(event, earlier),
    wordValue: (value: number) => format.number(value),
    wordRow: (step: string) => names.get(step) ?? step,
  };
  return <ChartCard kind="steps" title={t('funnel')} data={course && data} />;
}

const eventSeries = (event: MyEvent, earlier: MyEvent | undefined): Series[] => [
  { name: 'now', label: event.name, hue: 'indigo' },
  ...(earlier ? [{ name: 'earlier', label: earlier.name, hue: 'sky' } as const] : []),
];

const days = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** Who took part on each day, for the first time and again; its days beside those of an earlier event. */
export function DaysChart({ course, earlier, earlierCourse }: CourseChartProps & Compared) {
  const t = useTranslations('analytics.course');
  const format = useFormatter();
  const place = useTablePlace('days');
  const rows = course?.days.map(({ day, people, fresh, again }, place) => ({
    day,
    people,
    fresh,
    again,
    ...(earlier && { earlier: earlierCourse?.days[place]?.people ?? null }),
  }));
  const series: Series[] = [
    { name: 'people', label: t('people'), hue: 'indigo' },
    { name: 'fresh', label: t('fresh'), hue: 'green' },
    { name: 'again', label: t('again'), hue: 'amber' },
    ...(earlier
      ? [{ name: 'earlier', label: t('peopleAt', { name: earlier.name }), hue: 'sky' } as const]
      : []),
  ];
  const data = rows && {
    rows,
    by: 'day',
    byLabel: t('day'),
    series,
    wordValue: (value: number) => format.number(value),
    wordRow: (day: string) => format.dateTime(new Date(day), days),
  };
  return <ChartCard place={place} kind="bar" title={t('days')} data={data} />;
}

const deeds = ['people', 'viewers', 'lines', 'visits', 'stars', 'asks', 'cards'] as const;
const hues: Record<(typeof deeds)[number], Hue> = {
  people: 'indigo',
  viewers: 'violet',
  lines: 'green',
  visits: 'sky',
  stars: 'amber',
  asks: 'indigo',
  cards: 'red',
};

/** What happened in each minute of a day, by the clocks of the event. */
export function MinutesChart({ event, course }: CourseChartProps) {
  const t = useTranslations('analytics.course');
  const format = useFormatter();
  const data = course && {
    rows: course.minutes,
    by: 'at',
    byLabel: t('minute'),
    series: deeds.map((name) => ({ name, label: t(`deeds.${name}`), hue: hues[name] })),
    wordValue: (value: number) => format.number(value),
    wordRow: (at: string) =>
      format.dateTime(new Date(at), {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: event.timeZone,
      }),
  };
  return <ChartCard kind="line" title={t('minutes')} data={data} />;
}
