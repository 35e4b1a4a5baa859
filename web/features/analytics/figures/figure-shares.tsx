import type { AnalyticsReport } from '@plenum/contract';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { FigureTable } from '../../../ui/panel/figure-table.tsx';
import classes from './figures-screen.module.css';
import { shareOf } from './figures.words.ts';

export const latelyId = 'lately';

type Shares = AnalyticsReport['devices'];

const sum = (rows: readonly { value: number }[]) => rows.reduce((all, { value }) => all + value, 0);

/** With what, from where and what for people came, and what became of orders. */
export function FigureShares({ report }: { report: AnalyticsReport }) {
  const t = useTranslations('analytics.shares');
  const format = useFormatter();
  const locale = useLocale();
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const orders = Object.entries(report.orders).map(([name, value]) => ({ name, value }));
  const donut = (
    what: 'device' | 'outcome',
    rows: { name: string; value: number }[],
    wordRow: (name: string) => string,
  ) => ({
    rows: sum(rows) === 0 ? [] : rows,
    by: 'name',
    byLabel: t(`head.${what}`),
    series: [{ name: 'value', label: t('count'), hue: 'indigo' as const }],
    wordValue: (value: number) => format.number(value),
    wordRow,
  });
  const devices = report.devices.map(({ name, visits }) => ({ name, value: visits }));
  return (
    <>
      <div className={classes.charts}>
        <ChartCard
          kind="donut"
          title={t('devices')}
          data={donut('device', devices, (name) => t(`device.${deviceOf(name)}`))}
        />
        <ChartCard
          kind="donut"
          title={t('orders')}
          data={donut('outcome', orders, (name) => t(`outcome.${outcomeOf(name)}`))}
        />
      </div>
      <div className={classes.panels}>
        <ShareTable
          what="country"
          title={t('countries')}
          shares={report.countries}
          all={report.sums.visits}
          name={(code) => (code === '' ? t('unknown') : (countries.of(code) ?? code))}
        />
        <div id="sources">
          <ShareTable
            what="source"
            title={t('sources')}
            shares={report.sources}
            all={report.sums.visits}
            name={(host) => (host === '' ? t('direct') : host)}
          />
        </div>
        <div id="screens">
          <FigureTable
            title={t('screens')}
            heads={[t('head.screen'), t('views')]}
            rows={report.screens.map(({ name, views }) => ({
              key: name,
              name: t(`screen.${screenOf(name)}`),
              cells: [format.number(views)],
            }))}
            none={t('none')}
          />
        </div>
        {report.lately.length > 0 && (
          <div id={latelyId}>
            <FigureTable
              title={t('lately')}
              heads={[t('head.screen'), t('views')]}
              rows={report.lately.map(({ name, views }) => ({
                key: name,
                name: t(`screen.${screenOf(name)}`),
                cells: [format.number(views)],
              }))}
              none={t('none')}
            />
          </div>
        )}
      </div>
    </>
  );
}

interface ShareTableProps {
  what: 'country' | 'source';
  title: string;
  shares: Shares;
  all: number;
  name: (name: string) => string;
}

function ShareTable({ what, title, shares, all, name }: ShareTableProps) {
  const t = useTranslations('analytics.shares');
  const format = useFormatter();
  return (
    <FigureTable
      title={title}
      heads={[t(`head.${what}`), t('visits'), t('share')]}
      rows={shares
        .filter(({ visits }) => visits > 0)
        .map((row) => ({
          key: row.name,
          name: <bdi>{name(row.name)}</bdi>,
          cells: [
            format.number(row.visits),
            format.number(shareOf(row.visits, all), {
              style: 'percent',
              maximumFractionDigits: 0,
            }),
          ],
        }))}
      none={t('none')}
    />
  );
}

const devices = ['desk', 'tablet', 'phone'] as const;
const deviceOf = (name: string) => devices.find((one) => one === name) ?? 'desk';

const outcomes = ['finished', 'pending', 'rejected'] as const;
const outcomeOf = (name: string) => outcomes.find((one) => one === name) ?? 'pending';

const screens = [
  'event',
  'session',
  'speaker',
  'booth',
  'pricing',
  'exhibit',
  'blog',
  'help',
  'home',
  'lobby',
  'stage',
  'program',
  'agenda',
  'hall',
  'people',
  'chat',
  'mail',
  'work',
  'shop',
  'account',
] as const;
const screenOf = (name: string) => screens.find((one) => one === name) ?? 'other';
