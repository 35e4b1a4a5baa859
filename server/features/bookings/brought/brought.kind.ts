import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { type Kind, type Step, tried } from '../../imports/index.ts';
import { findQuestions, findTickets, saleOf } from '../../tickets/index.ts';
import { lockedTogether } from '../bookings.access.ts';
import { callOff } from '../bookings.cancel.ts';
import { lockPlaces } from '../bookings.places.queries.ts';
import { findBooking } from '../bookings.queries.ts';
import type { OfEvent } from '../bookings.rows.ts';
import { isSomebodyIn } from '../bookings.states.ts';
import { drawsOf } from '../bookings.stock.ts';
import { takePlaces } from '../own/own.hold.ts';
import { namedQuestions } from './brought.answers.ts';
import { columns } from './brought.columns.ts';
import { type Brought, makeBrought, type Making, type Offer } from './brought.make.ts';
import { findBrought, forgetBrought } from './brought.queries.ts';
import { hashOf, keyOf, namedTickets, type Plan, stepOf } from './brought.rows.ts';

interface Made {
  bookingId: number;
  version: number;
  placeId: number;
}

type Result = { made: Made } | { refused: string };

/** Orders of another system: what they were sold there they have here. */
export const bookingsImport: Kind<Plan, Made> = {
  isOfEvent: true,
  keepsOwn: true,
  columns,
  keyOf,
  weigh: async ({ db }, _person, where, rows) => {
    const { organisationId, eventId } = where;
    const named = namedTickets(await findTickets(db, organisationId, eventId));
    const questions = namedQuestions(await findQuestions(db, organisationId, eventId));
    const hashes = rows.map(({ values }) => hashOf(values));
    const brought = await findBrought(db, where, hashes);
    return rows.map((row, at) => stepOf(row, hashes[at] ?? '', { named, questions, brought }));
  },
  write: async (work, tx, person, where, steps) => {
    const offer = await offerOf(tx, where);
    const orders = ordersOf(steps);
    const making = { work, tx, person, offer };
    const made = await tried(tx, () => makeAll(making, orders));
    const results = 'refused' in made ? await makeEach(making, orders) : made;
    return steps.map(({ plan }) => results.get(plan) ?? { refused: 'gone' });
  },
  undo: async (work, tx, person, _where, made) => {
    const back = new Map<number, boolean>();
    for (const one of made) {
      if (back.has(one.bookingId)) continue;
      back.set(one.bookingId, await takeBack(work, tx, person, one));
    }
    return made.map(({ bookingId }) => back.get(bookingId) ?? false);
  },
};

async function offerOf(tx: Tx, { organisationId, eventId }: OfEvent): Promise<Offer> {
  const event = await findEvent(tx, organisationId, eventId);
  if (!event) throw problem('not_found');
  const sale = await saleOf(tx, organisationId, eventId);
  const tickets = await findTickets(tx, organisationId, eventId);
  return { event, sale, tickets, questions: await findQuestions(tx, organisationId, eventId) };
}

const mostOfOne = 50;

/** An order that is larger than a booking may be is several. */
function ordersOf(steps: readonly Step<Plan>[]): Plan[][] {
  const orders = new Map<string, Plan[]>();
  for (const { plan } of steps) {
    const rows = orders.get(plan.order);
    if (rows) rows.push(plan);
    else orders.set(plan.order, [plan]);
  }
  return [...orders.values()].flatMap((rows) =>
    Array.from({ length: Math.ceil(rows.length / mostOfOne) }, (_, at) =>
      rows.slice(at * mostOfOne, (at + 1) * mostOfOne),
    ),
  );
}

const resultsOf = (rows: readonly Plan[], { bookingId, version, places }: Brought) =>
  rows.map((plan, at): [Plan, Result] => [
    plan,
    { made: { bookingId, version, placeId: places[at]?.id ?? 0 } },
  ]);

/** What they take is taken last: whoever books something of the same waits for that moment only. */
async function makeAll(making: Making, orders: readonly Plan[][]): Promise<Map<Plan, Result>> {
  const { work, tx, offer } = making;
  const results: [Plan, Result][] = [];
  const brought: Brought[] = [];
  for (const rows of orders) {
    const made = await makeBrought(making, rows);
    brought.push(made);
    results.push(...resultsOf(rows, made));
  }
  const draws = drawsOf(brought.flatMap(({ places }) => places));
  await takePlaces(work, tx, { event: offer.event, code: null }, draws);
  return new Map(results);
}

/** Where one of them cannot be had, the others are brought in all the same. */
async function makeEach(making: Making, orders: readonly Plan[][]): Promise<Map<Plan, Result>> {
  const results: [Plan, Result][] = [];
  for (const rows of orders) {
    const made = await tried(making.tx, () => makeAll(making, [rows]));
    results.push(...('refused' in made ? rows.map((plan): [Plan, Result] => [plan, made]) : made));
  }
  return new Map(results);
}

/** It is cancelled, as it may have been seen; the rows may be brought in again. */
async function takeBack(
  work: Work,
  tx: Tx,
  person: Person,
  { bookingId, version }: Made,
): Promise<boolean> {
  const { organisationId } = person;
  const seen = await findBooking(tx, organisationId, bookingId);
  if (!seen) return true;
  const together = await lockedTogether(work, tx, seen);
  const { booking } = together.own;
  const isUntouched = booking.version === version && booking.state === 'confirmed';
  // What was added to it has been paid for here.
  if (!isUntouched || together.all.length > 1) return false;
  const places = await lockPlaces(tx, organisationId, bookingId);
  if (isSomebodyIn(places)) return false;
  const by = { id: person.id, isByItself: false, network: person.network };
  await callOff(work, tx, by, together, { why: '', placeIds: null, share: 0 });
  await forgetBrought(
    tx,
    booking,
    places.map(({ id }) => id),
  );
  return true;
}
