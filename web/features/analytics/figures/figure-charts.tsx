import type { AnalyticsReport } from '@plenum/contract';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { useTablePlace } from '../use-table-place.ts';
import classes from './figures-screen.module.css';

export const dates = {
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  month: { month: 'short', year: 'numeric', timeZone: 'UTC' },
} as const;

/** The same time twice: who came, and what was billed and paid. */
export function FigureCharts({ report }: { report: AnalyticsReport }) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const locale = useLocale();
  const { step, currency, parts } = report;
  const place = useTablePlace('visits');
  const shared = {
    by: 'day',
    byLabel: t(`charts.${step}`),
    wordRow: (day: string) => format.dateTime(new Date(day), dates[step]),
  };
  return (
    <div className={classes.charts}>
      <ChartCard
        place={place}
        kind="area"
        title={t('charts.visits')}
        data={{
          ...shared,
          rows: parts.map(({ day, visits, members, stayed }) => ({ day, visits, members, stayed })),
          series: [
            { name: 'visits', label: t('cards.visits'), hue: 'indigo' },
            { name: 'members', label: t('cards.members'), hue: 'green' },
            { name: 'stayed', label: t('charts.stayed'), hue: 'amber' },
          ],
          wordValue: (value) => format.number(value),
        }}
      />
      <ChartCard
        kind="bar"
        title={t('charts.money')}
        data={{
          ...shared,
          rows: parts.map(({ day, billed, received }) => ({ day, billed, received })),
          series: [
            { name: 'billed', label: t('cards.billed'), hue: 'sky' },
            { name: 'received', label: t('cards.received'), hue: 'green' },
          ],
          wordValue: (value) => wordMoney(value, currency, locale, { isShort: true }),
        }}
      />
    </div>
  );
}
