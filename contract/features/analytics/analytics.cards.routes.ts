import type { TSchema } from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import {
  AvgSessions,
  CardQuery,
  Customers,
  GoalOverview,
  OrdersArea,
  OrdersBarChart,
  ProductOrders,
  ProfitLineChart,
  RevenueArea,
  RevenueCard,
  RevenueReport,
  SalesLine,
  SeriesAlone,
  SessionsDevice,
  Subscribers,
  SupportTracker,
} from './analytics.cards.schema.ts';

const card = <Reply extends TSchema>(summary: string, reply: Reply) =>
  ({ summary, access: 'admin', query: CardQuery, replies: { 200: reply } }) as const;

/** The template's cards, made of what happened here. */
export const analyticsCardsRoutes = {
  'GET /card/card-analytics/support-tracker': card('Requests at the help desks', SupportTracker),
  'GET /card/card-analytics/avg-sessions': card('Visits of a day', AvgSessions),
  'GET /card/card-analytics/revenue-report': card('Billed by year', RevenueReport),
  'GET /card/card-analytics/goal-overview': card('Received and open', GoalOverview),
  'GET /card/card-analytics/revenue': card('Received this month and last', RevenueCard),
  'GET /card/card-analytics/product-orders': card('Orders by their outcome', ProductOrders),
  'GET /card/card-analytics/sessions-device': card('Visits by device', SessionsDevice),
  'GET /card/card-analytics/customers': card('New and returning buyers', Customers),
  'GET /card/card-statistics/orders-bar-chart': card('Orders of five weeks', OrdersBarChart),
  'GET /card/card-statistics/profit-line-chart': card('Received in six months', ProfitLineChart),
  'GET /card/card-statistics/subscribers': card('People who joined', Subscribers),
  'GET /card/card-statistics/revenue': card('Received in seven days', RevenueArea),
  'GET /card/card-statistics/sales': card('Billed in six months', SalesLine),
  'GET /card/card-statistics/orders': card('Orders of seven days', OrdersArea),
  'GET /card/card-statistics/site-traffic': card('Visits of six days', SeriesAlone),
  'GET /card/card-statistics/active-users': card('Members who came in seven days', SeriesAlone),
  'GET /card/card-statistics/newsletter': card('Emails of six days', SeriesAlone),
} as const satisfies RouteTable;
