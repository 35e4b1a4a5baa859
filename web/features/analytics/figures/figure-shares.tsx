import type { AnalyticsReport, ShareKind } from '@plenum/contract';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { FigureTable } from '../../../ui/panel/figure-table.tsx';
import { readAnalyticsSearch, wayToShare } from '../analytics.places.ts';
import classes from './figures-screen.module.css';
import { shareOf } from './figures.words.ts';
import { useShareName } from './use-share-name.ts';

export const latelyId = 'lately';

type Shares = AnalyticsReport['devices'];

const sum = (rows: readonly { value: number }[]) => rows.reduce((all, { value }) => all + value, 0);

/** With what, from where and what for people came, and what became of orders. */
export function FigureShares({ report }: { report: AnalyticsReport }) {
  const t = useTranslations('analytics.shares');
  const format = useFormatter();
  const screenRows = (shares: readonly { name: string; views: number }[]) =>
    shares.map(({ name, views }) => ({
      key: name,
      name: <ShareLink of="screen" name={name} />,
      cells: [format.number(views)],
    }));
  return (
    <>
      <ShareDonuts report={report} />
      <div className={classes.panels}>
        <ShareTable
          what="country"
          title={t('countries')}
          shares={report.countries}
          all={report.sums.visits}
        />
        <div id="sources">
          <ShareTable
            what="source"
            title={t('sources')}
            shares={report.sources}
            all={report.sums.visits}
          />
        </div>
        <div id="screens">
          <FigureTable
            title={t('screens')}
            heads={[t('head.screen'), t('views')]}
            rows={screenRows(report.screens)}
            none={t('none')}
          />
        </div>
        {report.lately.length > 0 && (
          <div id={latelyId}>
            <FigureTable
              title={t('lately')}
              heads={[t('head.screen'), t('views')]}
              rows={screenRows(report.lately)}
              none={t('none')}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** With what people came, and what became of orders. */
function ShareDonuts({ report }: { report: AnalyticsReport }) {
  const t = useTranslations('analytics.shares');
  const format = useFormatter();
  const nameOf = useShareName();
  const search = readAnalyticsSearch(useSearch({ strict: false }));
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
    <div className={classes.charts}>
      <ChartCard
        kind="donut"
        title={t('devices')}
        data={{
          ...donut('device', devices, (name) => nameOf('device', name)),
          wayOf: (name) => wayToShare(search, 'device', name),
        }}
      />
      <ChartCard
        kind="donut"
        title={t('orders')}
        data={{
          ...donut('outcome', orders, (name) => t(`outcome.${outcomeOf(name)}`)),
          wayOf: (name) => ({
            to: '/apps/ecommerce/sales',
            search: { state: orderStates[outcomeOf(name)], ...report.span },
          }),
        }}
      />
    </div>
  );
}

interface ShareTableProps {
  what: 'country' | 'source';
  title: string;
  shares: Shares;
  all: number;
}

/** The name of a share leads to the days it was counted on. */
function ShareLink({ of, name }: { of: ShareKind; name: string }): ReactNode {
  const nameOf = useShareName();
  const search = readAnalyticsSearch(useSearch({ strict: false }));
  return (
    <Link {...wayToShare(search, of, name)}>
      <bdi>{nameOf(of, name)}</bdi>
    </Link>
  );
}

function ShareTable({ what, title, shares, all }: ShareTableProps) {
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
          name: <ShareLink of={what} name={row.name} />,
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

/** What the list of orders calls them. */
const orderStates = { finished: 'sent', pending: 'open', rejected: 'cancelled' } as const;

const outcomes = ['finished', 'pending', 'rejected'] as const;
const outcomeOf = (name: string) => outcomes.find((one) => one === name) ?? 'pending';
