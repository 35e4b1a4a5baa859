import type { AnalyticsReport } from '@plenum/contract';
import { wordSpan } from '@plenum/contract/kernel/word-span.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useWayToTable } from '../use-table-place.ts';
import classes from './figures-screen.module.css';
import { shareOf } from './figures.words.ts';

interface Fact {
  label: string;
  value: ReactNode;
  /** The list behind it. */
  way?: Pick<LinkProps, 'to' | 'search' | 'hash'>;
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Panel title={title}>
      <dl className={classes.lines}>
        {facts.map(({ label, value, way }) => (
          <div key={label}>
            <dt>{way ? <Link {...way}>{label}</Link> : label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const daysOf = ({ from, until }: AnalyticsReport['span']) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

/** What the template's cards say beside their charts. */
export function FigureFacts({ report }: { report: AnalyticsReport }) {
  const t = useTranslations('analytics.facts');
  const { sums, help, buyers, currency, open, span } = report;
  const ordersOf = (buyer: 'first_time' | 'returning') =>
    ({ to: '/apps/ecommerce/sales', search: { ...span, buyer } }) as const;
  const asked = { to: '/admin-chat', search: { state: 'all', ...span } } as const;
  const format = useFormatter();
  const count = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const percent = (part: number) =>
    format.number(shareOf(part, sums.visits), { style: 'percent', maximumFractionDigits: 0 });
  const locale = useLocale();
  const byDay = useWayToTable('visits');
  const bySource = { to: '/dashboard/analytics', search: byDay.search, hash: 'sources' } as const;
  const after = help.answeredAfterSeconds;
  return (
    <div className={classes.facts}>
      <Facts
        title={t('visit')}
        facts={[
          { label: t('perDay'), value: count(sums.visits / daysOf(report.span)), way: byDay },
          {
            label: t('minutes'),
            value: count(shareOf(sums.seconds, sums.visits) / 60),
            way: byDay,
          },
          { label: t('stayed'), value: percent(sums.stayed), way: byDay },
          { label: t('members'), value: percent(sums.members), way: byDay },
        ]}
      />
      <Facts
        title={t('help')}
        facts={[
          { label: t('asked'), value: count(help.fresh), way: asked },
          { label: t('open'), value: count(help.open), way: { to: '/admin-chat' } },
          {
            label: t('ever'),
            value: count(help.total),
            way: { to: '/admin-chat', search: { state: 'all' } },
          },
          {
            label: t('answeredAfter'),
            value: after === null ? '–' : wordSpan(after, locale),
            way: asked,
          },
        ]}
      />
      <Facts
        title={t('buyers')}
        facts={[
          {
            label: t('fresh'),
            value: count(buyers.fresh),
            way: ordersOf('first_time'),
          },
          {
            label: t('returning'),
            value: count(buyers.returning),
            way: ordersOf('returning'),
          },
          { label: t('referred'), value: count(buyers.referred), way: bySource },
        ]}
      />
      <Facts
        title={t('money')}
        facts={[
          {
            label: t('received'),
            value: <Money minor={sums.received} currency={currency} />,
            way: { to: '/apps/invoice/payments', search: { state: 'paid', ...span } },
          },
          {
            label: t('owed'),
            value: <Money minor={open} currency={currency} />,
            way: { to: '/apps/invoice/list', search: { state: 'open' } },
          },
        ]}
      />
    </div>
  );
}
