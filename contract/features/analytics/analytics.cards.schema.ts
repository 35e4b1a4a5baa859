import * as Type from 'typebox';

/** As the template's cards show them. */
export const lastDays = ['Last 28 Days', 'Last Month', 'Last Year'] as const;

export const CardQuery = Type.Object({
  last_days: Type.Optional(
    Type.Enum([...lastDays], { description: 'The first of them where nothing is said.' }),
  ),
});
export type CardQuery = Type.Static<typeof CardQuery>;

const choices = { last_days: Type.Array(Type.String()) };
const whole = Type.Integer();

export const SupportTracker = Type.Object({
  title: Type.String(),
  ...choices,
  totalTicket: whole,
  newTicket: whole,
  openTicket: whole,
  responseTime: Type.Number({ description: 'Days until the first answer, in the middle.' }),
});

export const AvgSessions = Type.Object({
  sessions: Type.Integer({ description: 'Visits of a day, on average.' }),
  ...choices,
  growth: Type.String({ description: 'Of visits, against the time before: +5.2%.' }),
  goal: Type.Integer({ description: 'Visits in percent of the time before, 100 at most.' }),
  users: Type.Integer({ description: 'Percent of visits by people who were signed in.' }),
  retention: Type.Integer({ description: 'Percent of visits of more than one view.' }),
  duration: Type.Integer({ description: 'Minutes of a visit, on average.' }),
});

export const RevenueReport = Type.Object({
  years: Type.Array(Type.String()),
  price: Type.String({ description: 'Billed this year, in whole units.' }),
  budget: Type.String({ description: 'Billed in the whole year before.' }),
});

export const GoalOverview = Type.Object({
  completed: Type.String({ description: 'Received in the time, in whole units.' }),
  inProgress: Type.String({ description: 'Open on invoices today.' }),
});

export const RevenueCard = Type.Object({ thisMonth: Type.String(), lastMonth: Type.String() });

export const ProductOrders = Type.Object({
  ...choices,
  chart_info: Type.Object({ finished: whole, pending: whole, rejected: whole }),
});

export const SessionsDevice = Type.Object({
  ...choices,
  chart_info: Type.Array(
    Type.Object({
      icon: Type.String(),
      name: Type.String(),
      iconColor: Type.String(),
      usage: Type.Number({ description: 'Percent of visits.' }),
      upDown: Type.Number({ description: 'Percent more or fewer visits than before.' }),
    }),
  ),
});

export const Customers = Type.Object({
  ...choices,
  listData: Type.Array(
    Type.Object({
      icon: Type.String(),
      iconColor: Type.String(),
      text: Type.String(),
      result: whole,
    }),
  ),
});

const Series = Type.Array(Type.Object({ name: Type.String(), data: Type.Array(Type.Number()) }));

export const OrdersBarChart = Type.Object({
  title: Type.String(),
  statistics: Type.String(),
  series: Series,
});
export const ProfitLineChart = Type.Object({
  title: Type.String(),
  statistics: Type.String(),
  series: Type.Array(Type.Object({ data: Type.Array(Type.Number()) })),
});

const withTotal = <Name extends string, Total extends Type.TSchema>(name: Name, total: Total) =>
  Type.Object({
    series: Series,
    analyticsData: Type.Object({ [name]: total } as Record<Name, Total>),
  });

export const Subscribers = withTotal('subscribers', whole);
export const RevenueArea = withTotal('revenue', whole);
export const SalesLine = withTotal('sales', Type.String());
export const OrdersArea = withTotal('orders', whole);
export const SeriesAlone = Type.Object({ series: Series });
