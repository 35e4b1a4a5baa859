import type { AnalyticsReport } from '@plenum/contract';
import type { Report } from '../../../platform/papers/report.ts';
import { tablesOf } from './paper.tables.ts';
import type { FigureWords } from './paper.words.ts';

interface Around {
  organisation: string;
  at: Date;
  /** Of whoever reads it. */
  timeZone: string;
  /** Whose days are counted. */
  ownZone: string;
}

/** What the screen shows of the same period, on paper. */
export function paperOf(report: AnalyticsReport, words: FigureWords, around: Around): Report {
  const { say, range, moment, language, pages } = words;
  const { organisation, at, timeZone, ownZone } = around;
  return {
    language,
    title: say('title'),
    organisation,
    lead: [
      say('compared', { span: range(report.span), before: range(report.before) }),
      say('made', { moment: moment(at, timeZone), zone: ownZone }),
    ],
    cards: cardsOf(report, words),
    bars: [
      barsOf(report, words, ['visits', 'members'], words.chart('visits'), words.count),
      barsOf(report, words, ['billed', 'received'], words.chart('money'), (value) =>
        words.money(value, report.currency),
      ),
    ],
    tables: tablesOf(report, words),
    foot: say('how'),
    pages,
  };
}

const counted = ['visits', 'members', 'joined', 'orders', 'mails'] as const;
const paid = ['billed', 'received'] as const;

function cardsOf(report: AnalyticsReport, words: FigureWords): Report['cards'] {
  const { sums, sumsBefore, currency, help } = report;
  const { card, count, money, say } = words;
  const changeOf = (name: (typeof counted | typeof paid)[number]) => {
    const before = sumsBefore[name];
    if (before === 0) return '';
    const change = words.change((sums[name] - before) / Math.abs(before));
    return say('change', { change });
  };
  return [
    ...counted.map((name) => ({
      label: card(name),
      value: count(sums[name]),
      change: changeOf(name),
    })),
    ...paid.map((name) => ({
      label: card(name),
      value: money(sums[name], currency),
      change: changeOf(name),
    })),
    { label: card('help'), value: count(help.open), change: '' },
  ];
}

type Part = Exclude<keyof AnalyticsReport['parts'][number], 'day'>;

function barsOf(
  { parts, step }: AnalyticsReport,
  words: FigureWords,
  names: readonly ('visits' | 'members' | 'billed' | 'received')[] & readonly Part[],
  title: string,
  word: (value: number) => string,
): Report['bars'][number] {
  const most = Math.max(0, ...parts.flatMap((part) => names.map((name) => part[name])));
  return {
    title,
    series: names.map((name) => words.card(name)),
    parts: parts.map((part) => ({
      label: words.day(part.day, step),
      // More may be paid back than comes in: no bar stands below the line.
      heights: names.map((name) => (most === 0 ? 0 : Math.max(0, part[name]) / most)),
    })),
    most: words.say('most', { value: word(most) }),
  };
}
