import { createHash } from 'node:crypto';
import { findContacts } from '../../../features/accounts/index.ts';
import {
  book,
  endEndedHolds,
  keepDetails,
  keepPlaces,
  readOwn,
} from '../../../features/bookings/index.ts';
import type { Work } from '../../../platform/work.ts';
import type { SellUntil } from '../../add-invoices.ts';
import { before } from '../../before.ts';
import { countRows } from '../../count-rows.ts';
import { addressOf, answersOf } from './answers.ts';
import { bringCards } from './cards.ts';
import { standInLine } from './in-line.ts';
import {
  arrive,
  cancel,
  comesAt,
  handOn,
  type Kept,
  networkOf,
  type Office,
  payBack,
  payInvoice,
  takePlaceBack,
  type Told,
} from './later.ts';
import { addDinner } from './more.ts';
import { bookingPlans, dinner, type Guest, type Plan } from './plans.ts';

interface Deed {
  days: number;
  run(then: Work): Promise<unknown>;
}

const deedsBetweenCounts = 100;

/** Whatever becomes of what is booked happens on its day, one thing after the other, up to the day that is told. */
export async function openBoxOffice(work: Work, office: Office): Promise<SellUntil> {
  const quiet = unmailed(work);
  const [guest, ...people] = await guestsOf(work, office);
  if (!guest) throw new Error('The demo has no attendee.');
  const waiting = bookingPlans(guest, people)
    .flatMap((plan) => deedsOf(office, plan))
    .toSorted((a, b) => b.days - a.days);
  let done = 0;
  return async (daysAgo) => {
    for (let next = waiting[0]; next && next.days >= daysAgo; next = waiting[0]) {
      waiting.shift();
      await office.beside(next.days);
      await next.run(before(quiet, next.days));
      done += 1;
      if (done % deedsBetweenCounts === 0) await countRows(work);
    }
    await office.beside(daysAgo);
    if (daysAgo > 0) return;
    await endEndedHolds(quiet);
    await standInLine(quiet, office);
  };
}

/** These letters were read weeks ago: as where nobody carries them. */
export const unmailed = (work: Work): Work => ({
  ...work,
  config: { ...work.config, smtpUrl: null, demo: false, production: true },
});

async function guestsOf(
  { db }: Work,
  { organiser, guestId, visitorIds }: Office,
): Promise<Guest[]> {
  const contacts = await findContacts(db, organiser.organisationId, [guestId, ...visitorIds]);
  const byId = new Map(
    contacts.map(({ personId, fullName, email }) => [personId, { fullName, email }]),
  );
  return [guestId, ...visitorIds].flatMap((id) => byId.get(id) ?? []);
}

const keyOf = (plan: Plan) =>
  createHash('sha256').update(`demo ${plan.course} ${plan.seed} ${plan.days}`).digest('base64url');

function deedsOf(office: Office, plan: Plan): Deed[] {
  const { course, days, patience } = plan;
  const told: Told = { office, plan, booking: null };
  const made = {
    days,
    run: async (then: Work) => {
      told.booking = await booked(then, office, plan);
    },
  };
  const paid = {
    days: Math.max(0.05, days - patience),
    run: (then: Work) => payInvoice(then, told),
  };
  const over = (at: number) => ({
    days: Math.max(18, at - 2),
    run: (then: Work) => cancel(then, told),
  });
  const back = { days: 12, run: (then: Work) => payBack(then, told) };
  if (course === 'cancelled')
    return [made, paid, over(paid.days), ...(plan.seed % 8 === 0 ? [] : [back])];
  if (course === 'called_off') return [made, over(days)];
  const partly = { days: 15.5, run: (then: Work) => takePlaceBack(then, told) };
  const handed = { days: 3.2, run: (then: Work) => handOn(then, told) };
  const isHandedOn = plan.seed % 40 === 17 && plan.guests.length === 1 && paid.days > handed.days;
  const more = { days: paid.days * 0.8, run: (then: Work) => addDinner(then, told) };
  const addsDinner = plan.seed % 45 === 23 && plan.things.every(([thing]) => thing !== dinner);
  const arrival = comesAt(plan);
  return [
    made,
    ...(course === 'paid' || course === 'part' ? [paid] : []),
    ...(course === 'part' ? [partly, back] : []),
    ...(course === 'paid' && isHandedOn ? [handed] : []),
    ...(course === 'paid' && addsDinner && more.days > 3.5 ? [more] : []),
    ...(arrival === null ? [] : [{ days: arrival, run: (then: Work) => arrive(then, told) }]),
  ];
}

async function booked(then: Work, { slug, ticketIds }: Office, plan: Plan): Promise<Kept | null> {
  const [booker] = plan.guests;
  const network = networkOf(plan);
  const items = plan.things.flatMap(([thing, quantity]) => {
    const ticketId = ticketIds[thing];
    return ticketId === undefined ? [] : [{ ticketId, quantity }];
  });
  const wanted = { key: keyOf(plan), items, code: plan.code, language: plan.language };
  const { token } = await keepPlaces(then, slug, wanted, { network, language: plan.language });
  if (plan.course === 'given_up' || !booker) return null;
  const held = await readOwn(then, token);
  const filled = await keepDetails(then, token, {
    version: held.version,
    booker: { ...booker, phone: '' },
    address: addressOf(plan),
    ...answersOf(held, plan, await bringCards(then, { token, held, network }, plan)),
  });
  const way = plan.course === 'door' ? 'on_site' : 'transfer';
  const done = await book(then, token, { way, gross: filled.gross, agrees: true }, network);
  const { reference, people, invoice } = done;
  return { token, reference, people, invoice };
}
