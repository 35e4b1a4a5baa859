import type { Console } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';

/** How many came on each day of the event's own zone. */
export function ConsoleDays({ numbers }: { numbers: Console }) {
  const t = useTranslations('booth.console');
  const format = useFormatter();
  return (
    <ChartCard
      kind="bar"
      title={t('days')}
      height={220}
      data={{
        rows: numbers.days.map(({ day, people }) => ({ day, people })),
        by: 'day',
        byLabel: t('day'),
        series: [{ name: 'people', label: t('visitors'), hue: 'indigo' }],
        wordValue: (value) => format.number(value),
        wordRow: (day) =>
          format.dateTime(new Date(day), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
      }}
    />
  );
}
