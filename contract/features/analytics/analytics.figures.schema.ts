import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { Nullable } from '../../kernel/values.ts';

/** The three choices of the cards: four weeks until today, or the month or year before this one. */
export const analyticsPeriods = ['last-28-days', 'last-month', 'last-year'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export const ReportQuery = Type.Object({ period: Type.Optional(Type.Enum([...analyticsPeriods])) });
export type ReportQuery = Type.Static<typeof ReportQuery>;

/** What visits differ by. */
const shareKinds = ['screen', 'device', 'country', 'source'] as const;
export type ShareKind = (typeof shareKinds)[number];

export const ShareQuery = Type.Object({
  ...ReportQuery.properties,
  of: Type.Enum([...shareKinds]),
  name: Type.Optional(
    Type.String({
      maxLength: 253,
      description: 'As the report says it; none where it is not known.',
    }),
  ),
});
export type ShareQuery = Type.Static<typeof ShareQuery>;

const Span = Type.Object({
  from: Type.String({ format: 'date' }),
  until: Type.String({ format: 'date' }),
});

const count = Type.Integer({ minimum: 0 });

const counted = {
  visits: count,
  views: count,
  members: Type.Integer({ description: 'Visits of people who were signed in.' }),
  stayed: Type.Integer({ description: 'Visits of more than one view.' }),
  joined: count,
  orders: count,
  mails: count,
  billed: Amount,
  received: Type.Integer({ description: 'Paid, less refunds.' }),
};

const Sums = Type.Object({
  ...counted,
  seconds: Type.Integer({
    description: 'From the first to the last view of a visit, all together.',
  }),
});
export type AnalyticsSums = Type.Static<typeof Sums>;

const Shares = Type.Array(
  Type.Object({
    name: Type.String({ description: 'Empty where it is not known.' }),
    views: count,
    visits: Type.Integer({ description: 'That began so.' }),
  }),
  { description: 'The largest first, ten at most.' },
);

const step = Type.Enum(['day', 'month']);

export const ShareReport = Type.Object({
  step,
  parts: Type.Array(
    Type.Object({
      day: Type.String({ format: 'date', description: 'Or the first day of its month.' }),
      visits: count,
      views: count,
    }),
  ),
});
export type ShareReport = Type.Static<typeof ShareReport>;

export const AnalyticsReport = Type.Object({
  span: Span,
  before: Span,
  currency: Currency,
  step,
  sums: Sums,
  sumsBefore: Sums,
  parts: Type.Array(
    Type.Object({
      day: Type.String({ format: 'date', description: 'Or the first day of its month.' }),
      ...counted,
    }),
  ),
  screens: Shares,
  devices: Shares,
  countries: Shares,
  sources: Shares,
  orders: Type.Object({ finished: count, pending: count, rejected: count }),
  buyers: Type.Object({
    fresh: count,
    returning: count,
    referred: Type.Integer({ description: 'Visits that came from another place.' }),
  }),
  help: Type.Object({
    total: count,
    fresh: count,
    open: count,
    answeredAfterSeconds: Nullable(Type.Integer()),
  }),
  open: Type.Integer({ description: 'Still to be paid today, in the smallest unit.' }),
  lately: Type.Array(Type.Object({ name: Type.String(), views: count }), {
    description: 'Which screens were opened in the last five minutes, the most opened first.',
  }),
});
export type AnalyticsReport = Type.Static<typeof AnalyticsReport>;
