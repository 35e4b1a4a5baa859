import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { numbers } from '../../features/events/events.live.ts';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../ui/chart/chart.ts';
import { totalsByDay } from './totals-by-day.ts';

/** How the number of attendees has grown. */
export function JoinedChart({ event }: { event: MyEvent }) {
  const t = useTranslations('frame.dashboard.event');
  const format = useFormatter();
  const { data } = useQuery(numbers.options(event.id));
  const chart: ChartData = {
    rows: totalsByDay(data?.joinedByDay ?? []).map(({ day, people }) => ({ day, people })),
    by: 'day',
    byLabel: t('day'),
    series: [{ name: 'people', label: t('people'), hue: 'indigo' }],
    wordValue: (value) => format.number(value),
    wordRow: (day) =>
      format.dateTime(new Date(day), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
  const title = t('joined', { name: event.name });
  return <ChartCard kind="area" title={title} data={data && chart} />;
}
