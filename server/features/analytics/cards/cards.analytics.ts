import type { CardQuery } from '@plenum/contract';
import { lastDays } from '@plenum/contract/features/analytics/index.ts';
import { sumOf } from '../../../platform/amounts/amounts.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findHelpFigures } from '../../chat/index.ts';
import { findOpen } from '../../invoices/index.ts';
import { countBuyers } from '../../shop/index.ts';
import { type Facts, findFacts, ordersByOutcome, sumsOf } from '../figures/figures.facts.ts';
import { daysIn, spansOf } from '../figures/figures.periods.ts';
import { findShares } from '../figures/figures.queries.ts';
import { helpOf, referredIn } from '../figures/figures.ts';
import { whoseFigures } from '../figures/figures.whose.ts';
import { lastMonthsOf, periodOf } from './cards.reading.ts';
import { changeOf, inFull, oneDigit, percentOf, signedPercent, wholeUnits } from './cards.words.ts';

const choices = { last_days: [...lastDays] };

async function spansFor(work: Work, person: Person, query: CardQuery) {
  const whose = await whoseFigures(work, person);
  const spans = spansOf(periodOf(query), whose.today);
  return { whose, ...spans, span: { ...spans.now, timeZone: whose.timeZone } };
}

const daySeconds = 86_400;

export async function supportTracker(work: Work, person: Person, query: CardQuery) {
  const { whose, span } = await spansFor(work, person, query);
  const help = helpOf(await findHelpFigures(work.db, whose.organisationId, span));
  return {
    title: 'Support Tracker',
    ...choices,
    totalTicket: help.total,
    newTicket: help.fresh,
    openTicket: help.open,
    responseTime: oneDigit((help.answeredAfterSeconds ?? 0) / daySeconds),
  };
}

export async function avgSessions(work: Work, person: Person, query: CardQuery) {
  const { whose, now, before } = await spansFor(work, person, query);
  const facts = [findFacts(work.db, whose, now), findFacts(work.db, whose, before)] as const;
  const [sums, sumsBefore] = (await Promise.all(facts)).map(sumsOf);
  const { visits = 0, members = 0, stayed = 0, seconds = 0 } = sums ?? {};
  const visitsBefore = sumsBefore?.visits ?? 0;
  return {
    sessions: Math.round(visits / daysIn(now).length),
    ...choices,
    growth: signedPercent(changeOf(visits, visitsBefore)),
    goal: Math.min(100, Math.round(percentOf(visits, visitsBefore))),
    users: Math.round(percentOf(members, visits)),
    retention: Math.round(percentOf(stayed, visits)),
    duration: visits === 0 ? 0 : Math.round(seconds / visits / 60),
  };
}

const billedOf = ({ billed }: Facts) => sumOf(billed.map(({ amount }) => amount));
const receivedOf = ({ received }: Facts) => sumOf(received.map(({ amount }) => amount));

export async function revenueReport(work: Work, person: Person) {
  const whose = await whoseFigures(work, person);
  const { today, currency } = whose;
  const year = Number(today.slice(0, 4));
  const billedIn = async (from: string, until: string) =>
    inFull(wholeUnits(billedOf(await findFacts(work.db, whose, { from, until })), currency));
  const [price, budget] = await Promise.all([
    billedIn(`${year}-01-01`, today),
    billedIn(`${year - 1}-01-01`, `${year - 1}-12-31`),
  ]);
  return { years: [year, year - 1, year - 2].map(String), price, budget };
}

export async function goalOverview(work: Work, person: Person, query: CardQuery) {
  const { whose, now } = await spansFor(work, person, query);
  const { organisationId, currency, today } = whose;
  const [facts, open] = await Promise.all([
    findFacts(work.db, whose, now),
    findOpen(work.db, organisationId, today),
  ]);
  const owed = open.find((row) => row.currency === currency)?.open ?? '0';
  return {
    completed: inFull(wholeUnits(receivedOf(facts), currency)),
    inProgress: inFull(wholeUnits(BigInt(owed), currency)),
  };
}

export async function revenue(work: Work, person: Person) {
  const whose = await whoseFigures(work, person);
  const [last, current] = (await lastMonthsOf(work.db, whose, 2)).map((facts) =>
    inFull(wholeUnits(receivedOf(facts), whose.currency)),
  );
  return { thisMonth: current ?? '0', lastMonth: last ?? '0' };
}

export async function productOrders(work: Work, person: Person, query: CardQuery) {
  const { whose, now } = await spansFor(work, person, query);
  return { ...choices, chart_info: ordersByOutcome(await findFacts(work.db, whose, now)) };
}

/** With the icons that clients of the template know. */
const devices = [
  { device: 'desk', icon: 'Monitor', name: 'Desktop', iconColor: 'text-primary' },
  { device: 'phone', icon: 'Circle', name: 'Mobile', iconColor: 'text-warning' },
  { device: 'tablet', icon: 'Tablet', name: 'Tablet', iconColor: 'text-danger' },
];

export async function sessionsDevice(work: Work, person: Person, query: CardQuery) {
  const { whose, now, before } = await spansFor(work, person, query);
  const visitsIn = async (days: typeof now) => {
    const shares = await findShares(work.db, whose.organisationId, days);
    const mine = shares.filter(({ what }) => what === 'device');
    return new Map(mine.map(({ name, visits }) => [name, visits]));
  };
  const [visits, visitsBefore] = await Promise.all([visitsIn(now), visitsIn(before)]);
  const all = [...visits.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...choices,
    chart_info: devices.map(({ device, ...shown }) => {
      const count = visits.get(device) ?? 0;
      return {
        ...shown,
        usage: oneDigit(percentOf(count, all)),
        upDown: oneDigit(changeOf(count, visitsBefore.get(device) ?? 0)),
      };
    }),
  };
}

export async function customers(work: Work, person: Person, query: CardQuery) {
  const { whose, now, span } = await spansFor(work, person, query);
  const [buyers, shares] = await Promise.all([
    countBuyers(work.db, whose.organisationId, span),
    findShares(work.db, whose.organisationId, now),
  ]);
  const line = (text: string, iconColor: string, result: number) => ({
    icon: 'Circle',
    iconColor,
    text,
    result,
  });
  return {
    ...choices,
    listData: [
      line('New', 'text-primary', buyers?.fresh ?? 0),
      line('Returning', 'text-warning', buyers?.returning ?? 0),
      line('Referrals', 'text-danger', referredIn(shares.filter(({ what }) => what === 'source'))),
    ],
  };
}
