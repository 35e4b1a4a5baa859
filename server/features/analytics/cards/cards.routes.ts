import type { analyticsCardsRoutes } from '@plenum/contract/features/analytics/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import {
  avgSessions,
  customers,
  goalOverview,
  productOrders,
  revenue,
  revenueReport,
  sessionsDevice,
  supportTracker,
} from './cards.analytics.ts';
import {
  activeUsers,
  newsletter,
  ordersArea,
  ordersBarChart,
  profitLineChart,
  revenueArea,
  salesLine,
  siteTraffic,
  subscribers,
} from './cards.statistics.ts';

const shown = async <Body>(card: Promise<Body>) => ({ status: 200 as const, body: await card });

export const cardsHandlers = (work: Work): Handlers<typeof analyticsCardsRoutes> => ({
  'GET /card/card-analytics/support-tracker': ({ person, received: { query } }) =>
    shown(supportTracker(work, person, query)),
  'GET /card/card-analytics/avg-sessions': ({ person, received: { query } }) =>
    shown(avgSessions(work, person, query)),
  'GET /card/card-analytics/revenue-report': ({ person }) => shown(revenueReport(work, person)),
  'GET /card/card-analytics/goal-overview': ({ person, received: { query } }) =>
    shown(goalOverview(work, person, query)),
  'GET /card/card-analytics/revenue': ({ person }) => shown(revenue(work, person)),
  'GET /card/card-analytics/product-orders': ({ person, received: { query } }) =>
    shown(productOrders(work, person, query)),
  'GET /card/card-analytics/sessions-device': ({ person, received: { query } }) =>
    shown(sessionsDevice(work, person, query)),
  'GET /card/card-analytics/customers': ({ person, received: { query } }) =>
    shown(customers(work, person, query)),
  'GET /card/card-statistics/orders-bar-chart': ({ person }) => shown(ordersBarChart(work, person)),
  'GET /card/card-statistics/profit-line-chart': ({ person }) =>
    shown(profitLineChart(work, person)),
  'GET /card/card-statistics/subscribers': ({ person }) => shown(subscribers(work, person)),
  'GET /card/card-statistics/revenue': ({ person }) => shown(revenueArea(work, person)),
  'GET /card/card-statistics/sales': ({ person }) => shown(salesLine(work, person)),
  'GET /card/card-statistics/orders': ({ person }) => shown(ordersArea(work, person)),
  'GET /card/card-statistics/site-traffic': ({ person }) => shown(siteTraffic(work, person)),
  'GET /card/card-statistics/active-users': ({ person }) => shown(activeUsers(work, person)),
  'GET /card/card-statistics/newsletter': ({ person }) => shown(newsletter(work, person)),
});
