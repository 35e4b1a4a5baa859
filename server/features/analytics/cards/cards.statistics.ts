import { sumOf } from '../../../platform/amounts/amounts.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { countMembers } from '../../organisations/index.ts';
import type { Facts } from '../figures/figures.facts.ts';
import { whoseFigures } from '../figures/figures.whose.ts';
import { lastDaysOf, lastMonthsOf, lastWeeksOf, type Seen } from './cards.reading.ts';
import { changeOf, inThousands, signedPercent, wholeUnits } from './cards.words.ts';

const weeks = 5;
const months = 6;
const shortDays = 6;
const days = 7;

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

const ordersOf = ({ orders }: Facts) => total(orders.map((row) => row.orders));
const visitsOf = ({ visits }: Facts) => total(visits.map((row) => row.visits));
const membersOf = ({ visits }: Facts) => total(visits.map(({ members }) => members));
const joinedOf = ({ joined }: Facts) => total(joined.map(({ people }) => people));
const mailsOf = ({ mails }: Facts) => total(mails.map((row) => row.mails));
const unitsOf = (rows: readonly { amount: bigint }[], { currency }: Seen) =>
  wholeUnits(sumOf(rows.map(({ amount }) => amount)), currency);

async function byDay(
  work: Work,
  person: Person,
  length: number,
  count: (facts: Facts, whose: Seen) => number,
): Promise<number[]> {
  const whose = await whoseFigures(work, person);
  const found = await lastDaysOf(work.db, whose, length);
  return found.map((facts) => count(facts, whose));
}

export async function ordersBarChart(work: Work, person: Person) {
  const whose = await whoseFigures(work, person);
  const data = (await lastWeeksOf(work.db, whose, weeks)).map(ordersOf);
  return {
    title: 'Orders',
    statistics: inThousands(total(data)),
    series: [{ name: whose.today.slice(0, 4), data }],
  };
}

export async function profitLineChart(work: Work, person: Person) {
  const whose = await whoseFigures(work, person);
  const found = await lastMonthsOf(work.db, whose, months);
  const data = found.map(({ received }) => unitsOf(received, whose));
  return { title: 'Profit', statistics: inThousands(total(data)), series: [{ data }] };
}

export async function subscribers(work: Work, person: Person) {
  const data = await byDay(work, person, days, joinedOf);
  const all = await countMembers(work.db, person.organisationId);
  return { series: [{ name: 'Subscribers', data }], analyticsData: { subscribers: all } };
}

export async function revenueArea(work: Work, person: Person) {
  const data = await byDay(work, person, days, ({ received }, whose) => unitsOf(received, whose));
  return { series: [{ name: 'Revenue', data }], analyticsData: { revenue: total(data) } };
}

export async function salesLine(work: Work, person: Person) {
  const whose = await whoseFigures(work, person);
  const found = await lastMonthsOf(work.db, whose, months);
  const data = found.map(({ billed }) => unitsOf(billed, whose));
  const [before = 0, now = 0] = data.slice(-2);
  const sales = signedPercent(changeOf(now, before)).replace('+', '');
  return { series: [{ name: 'Sales', data }], analyticsData: { sales } };
}

export async function ordersArea(work: Work, person: Person) {
  const data = await byDay(work, person, days, ordersOf);
  return { series: [{ name: 'Orders', data }], analyticsData: { orders: total(data) } };
}

const alone = (name: string, data: number[]) => ({ series: [{ name, data }] });

export const siteTraffic = async (work: Work, person: Person) =>
  alone('Site Traffic', await byDay(work, person, shortDays, visitsOf));

export const activeUsers = async (work: Work, person: Person) =>
  alone('Active Users', await byDay(work, person, days, membersOf));

export const newsletter = async (work: Work, person: Person) =>
  alone('Newsletter', await byDay(work, person, shortDays, mailsOf));
