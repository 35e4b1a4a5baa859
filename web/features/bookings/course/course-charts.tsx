import type { BookingCourse, MyEvent } from '@plenum/contract';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import type { Series } from '../../../ui/chart/chart.ts';
import { wordMoney } from '../../../ui/money/word-money.ts';

interface CourseChartsProps {
  event: MyEvent;
  course: BookingCourse | undefined;
  isByHour: boolean;
}

/** The line of what stands beside how much there is, and what came and went; money by itself. */
export function CourseCharts({ event, course, isByHour }: CourseChartsProps) {
  const t = useTranslations('booking-desk.overview');
  const format = useFormatter();
  const wordStep = useStepWords(event, isByHour);
  const capacity = course?.capacity ?? null;
  const series: Series[] = [
    { name: 'standing', label: t('standing'), hue: 'indigo' },
    { name: 'booked', label: t('booked'), hue: 'green' },
    { name: 'paid', label: t('paid'), hue: 'sky' },
    { name: 'cancelled', label: t('cancelled'), hue: 'red' },
    ...(capacity === null
      ? []
      : [{ name: 'capacity', label: t('capacity'), hue: 'amber' } as const]),
  ];
  const data = course && {
    rows: course.steps.map(({ received: _, ...step }) => ({ ...step, capacity })),
    by: 'at',
    byLabel: t(isByHour ? 'hour' : 'day'),
    series,
    wordValue: (value: number) => format.number(value),
    wordRow: wordStep,
  };
  return (
    <>
      <ChartCard kind="line" title={t(isByHour ? 'byHour' : 'byDay')} data={data} height={320} />
      {course?.steps.some(({ received }) => (received ?? 0) !== 0) && (
        <ReceivedChart course={course} wordRow={wordStep} />
      )}
    </>
  );
}

/** Only how many are booked, day by day. */
export function StandingChart({ event, course }: { event: MyEvent; course: BookingCourse }) {
  const t = useTranslations('booking-desk.overview');
  const format = useFormatter();
  const wordRow = useStepWords(event, false);
  return (
    <ChartCard
      kind="area"
      title={t('byDay')}
      data={{
        rows: course.steps.map(({ at, standing }) => ({ at, standing })),
        by: 'at',
        byLabel: t('day'),
        series: [{ name: 'standing', label: t('standing'), hue: 'indigo' }],
        wordValue: (value) => format.number(value),
        wordRow,
      }}
    />
  );
}

interface ReceivedChartProps {
  course: BookingCourse;
  wordRow: (at: string) => string;
}

function ReceivedChart({ course: { steps, currency }, wordRow }: ReceivedChartProps) {
  const t = useTranslations('booking-desk.overview');
  const locale = useLocale();
  return (
    <ChartCard
      kind="bar"
      title={t('receivedByDay')}
      data={{
        rows: steps.map(({ at, received }) => ({ at, received })),
        by: 'at',
        byLabel: t('day'),
        series: [{ name: 'received', label: t('received'), hue: 'green' }],
        wordValue: (value) => wordMoney(value, currency, locale),
        wordRow,
      }}
    />
  );
}

/** A day is one of the event's clock already; an hour is told by it. */
export function useStepWords(event: MyEvent, isByHour: boolean): (at: string) => string {
  const format = useFormatter();
  return (at) =>
    isByHour
      ? format.dateTime(new Date(at), {
          hour: 'numeric',
          minute: '2-digit',
          timeZone: event.timeZone,
          timeZoneName: 'short',
        })
      : format.dateTime(new Date(at), {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        });
}
