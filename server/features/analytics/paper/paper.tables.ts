import type { AnalyticsReport } from '@plenum/contract';
import type { Report } from '../../../platform/papers/report.ts';
import { daysIn } from '../figures/figures.periods.ts';
import type { FigureWords } from './paper.words.ts';

type Table = Report['tables'][number];

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

export const tablesOf = (report: AnalyticsReport, words: FigureWords): Table[] => [
  ...factsOf(report, words),
  outcomesOf(report, words),
  ...sharesOf(report, words),
  screensOf(report, words),
];

function factsOf(report: AnalyticsReport, words: FigureWords): Table[] {
  const { sums, help, buyers, currency, open, span } = report;
  const { fact, count, percent, money } = words;
  const facts = (title: string, rows: Table['rows']): Table => ({
    title,
    heads: [],
    rows,
    none: '',
  });
  const after = help.answeredAfterSeconds;
  return [
    facts(fact('visit'), [
      [fact('perDay'), count(sums.visits / daysIn(span).length)],
      [fact('minutes'), count(shareOf(sums.seconds, sums.visits) / 60)],
      [fact('stayed'), percent(shareOf(sums.stayed, sums.visits))],
      [fact('members'), percent(shareOf(sums.members, sums.visits))],
    ]),
    facts(fact('help'), [
      [fact('asked'), count(help.fresh)],
      [fact('open'), count(help.open)],
      [fact('ever'), count(help.total)],
      [fact('answeredAfter'), after === null ? '–' : words.length(after)],
    ]),
    facts(fact('buyers'), [
      [fact('fresh'), count(buyers.fresh)],
      [fact('returning'), count(buyers.returning)],
      [fact('referred'), count(buyers.referred)],
    ]),
    facts(fact('money'), [
      [fact('received'), money(sums.received, currency)],
      [fact('owed'), money(open, currency)],
    ]),
  ];
}

const outcomes = ['finished', 'pending', 'rejected'] as const;

const outcomesOf = ({ orders }: AnalyticsReport, { share, card, count }: FigureWords): Table => ({
  title: share('orders'),
  heads: [share('head.outcome'), card('orders')],
  rows: outcomes.map((name) => [share(`outcome.${name}`), count(orders[name])]),
  none: share('none'),
});

const devices = ['desk', 'tablet', 'phone'] as const;

function sharesOf(report: AnalyticsReport, words: FigureWords): Table[] {
  const { share, count, percent, country } = words;
  const table = (
    what: 'device' | 'country' | 'source',
    title: string,
    shares: AnalyticsReport['devices'],
    nameOf: (name: string) => string,
  ): Table => ({
    title,
    heads: [share(`head.${what}`), share('visits'), share('share')],
    rows: shares
      .filter(({ visits }) => visits > 0)
      .map(({ name, visits }) => [
        nameOf(name),
        count(visits),
        percent(shareOf(visits, report.sums.visits)),
      ]),
    none: share('none'),
  });
  return [
    table('device', share('devices'), report.devices, (name) =>
      share(`device.${devices.find((one) => one === name) ?? 'desk'}`),
    ),
    table('country', share('countries'), report.countries, (code) =>
      code === '' ? share('unknown') : country(code),
    ),
    table('source', share('sources'), report.sources, (host) =>
      host === '' ? share('direct') : host,
    ),
  ];
}

function screensOf({ screens }: AnalyticsReport, { screen, share, count }: FigureWords): Table {
  return {
    title: share('screens'),
    heads: [share('head.screen'), share('views')],
    rows: screens.map(({ name, views }) => [screen(name), count(views)]),
    none: share('none'),
  };
}
