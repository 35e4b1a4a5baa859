import { expect } from 'vitest';
import type { Driven } from './old-client.ts';
import { n, text } from './spec-shapes.ts';

const three = ['Last 28 Days', 'Last Month', 'Last Year'];

const numbers = (length: number) => Array.from({ length }, () => n);

const analytics: Readonly<Record<string, object>> = {
  'support-tracker': {
    title: text,
    last_days: three,
    totalTicket: n,
    newTicket: n,
    openTicket: n,
    responseTime: n,
  },
  'avg-sessions': {
    sessions: n,
    last_days: three,
    growth: expect.stringMatching(/^[+-]?\d+(\.\d+)?%$/),
    goal: n,
    users: n,
    retention: n,
    duration: n,
  },
  'revenue-report': { years: [text, text, text], price: text, budget: text },
  'goal-overview': { completed: text, inProgress: text },
  revenue: { thisMonth: text, lastMonth: text },
  'product-orders': { last_days: three, chart_info: { finished: n, pending: n, rejected: n } },
  'sessions-device': {
    last_days: three,
    chart_info: Array.from({ length: 3 }, () => ({
      icon: expect.stringMatching(/^(Monitor|Tablet|Smartphone|Circle)$/),
      name: text,
      iconColor: text,
      usage: n,
      upDown: n,
    })),
  },
  customers: {
    last_days: three,
    listData: Array.from({ length: 3 }, () => ({
      icon: text,
      iconColor: text,
      text,
      result: n,
    })),
  },
};

const named = (length: number) => [{ name: text, data: numbers(length) }];

const statistics: Readonly<Record<string, object>> = {
  'orders-bar-chart': { title: text, statistics: text, series: named(5) },
  'profit-line-chart': { title: text, statistics: text, series: [{ data: numbers(6) }] },
  subscribers: { series: named(7), analyticsData: { subscribers: n } },
  revenue: { series: named(7), analyticsData: { revenue: n } },
  sales: { series: named(6), analyticsData: { sales: expect.stringMatching(/%$/) } },
  orders: { series: named(7), analyticsData: { orders: n } },
  'site-traffic': { series: named(6) },
  'active-users': { series: named(7) },
  newsletter: { series: named(6) },
};

const cards = (group: string, shapes: Readonly<Record<string, object>>) =>
  Object.entries(shapes).map(([name, like]): [string, Driven] => [
    `GET /card/${group}/${name}`,
    ({ send }) => ({ answer: send('GET', `/card/${group}/${name}`), like }),
  ]);

/** Seventeen cards, each to its last key. */
export const cardCalls: Readonly<Record<string, Driven>> = Object.fromEntries([
  ...cards('card-analytics', analytics),
  ...cards('card-statistics', statistics),
]);
