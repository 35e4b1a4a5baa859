import { randomUUID } from 'node:crypto';
import { beginningOf } from '../../../platform/beginning-of.ts';
import type { Person } from '../../../platform/person.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { refuseWithoutTicket, priced } from '../own/own.wanted.ts';
import type { QuestionRow, SaleRow, TicketRow } from '../../tickets/index.ts';
import { findPlaces, replaceAnswers, updatePerson } from '../bookings.places.queries.ts';
import { findBooking, updateContact, updateNote, updateQuiet } from '../bookings.queries.ts';
import type { BookingRow, PlaceRow } from '../bookings.rows.ts';
import { tokenOf } from '../bookings.secrets.ts';
import { booked } from '../own/own.book.ts';
import { held } from '../own/own.hold.ts';
import { answersFor } from './brought.answers.ts';
import { insertBrought } from './brought.queries.ts';
import { mostNote, type Plan } from './brought.rows.ts';

export interface Offer {
  event: EventRow;
  sale: SaleRow;
  tickets: readonly TicketRow[];
  questions: readonly QuestionRow[];
}

export interface Making {
  work: Work;
  tx: Tx;
  person: Person;
  offer: Offer;
}

export interface Brought {
  bookingId: number;
  /** As it was made: whoever changed it since keeps it. */
  version: number;
  /** In the order of the rows. */
  places: PlaceRow[];
}

/**
 * It was sold and paid elsewhere, and its invoice is made out there: here it costs nothing, and nobody is
 * mailed about it until an organiser does. What it takes is taken beside it, in the same transaction.
 */
export async function makeBrought(
  { work, tx, person, offer }: Making,
  plans: readonly Plan[],
): Promise<Brought> {
  const { organisationId } = person;
  const rows = plans.toSorted((one, other) => one.ticketId - other.ticketId);
  const [first] = rows;
  if (!first) throw new Error('A booking of no rows was asked for.');
  const id = await heldFor(work, tx, offer, rows);
  await updateQuiet(tx, organisationId, id, true);
  await updateContact(tx, organisationId, id, { ...first.booker, address: null });
  const order = first.order === first.hash ? '' : first.order;
  const places = await nameThem(tx, organisationId, id, rows);
  const said = answersFor(
    offer.questions,
    rows.flatMap(({ answers }, at) => (places[at] ? [{ place: places[at], answers }] : [])),
  );
  await updateNote(tx, organisationId, id, notesOf(order, rows, said.lines));
  if (said.answers.length > 0) {
    await replaceAnswers(tx, { organisationId, eventId: offer.event.id, id }, said.answers);
  }
  const how = {
    way: 'free',
    by: { id: person.id, isByItself: false },
    why: order,
    network: person.network,
  } as const;
  const made = await booked(work, tx, await requireHeld(tx, organisationId, id), how);
  const brought = rows.map(({ hash }, at) => ({
    hash,
    placeId: places[at]?.id ?? 0,
  }));
  await insertBrought(tx, made, brought);
  const ofRow = new Map(rows.map((row, at) => [row, places[at]]));
  const inOrder = plans.flatMap((plan) => ofRow.get(plan) ?? []);
  return { bookingId: id, version: made.version, places: inOrder };
}

async function heldFor(
  work: Work,
  tx: Tx,
  { event, sale, tickets }: Offer,
  rows: readonly Plan[],
): Promise<number> {
  const now = work.clock.now();
  const ids = [...new Set(rows.map(({ ticketId }) => ticketId))];
  const wanted = ids.flatMap((ticketId) => {
    const ticket = tickets.find(({ id }) => id === ticketId);
    const quantity = rows.filter((row) => row.ticketId === ticketId).length;
    return ticket ? [{ ticket, quantity, price: 0 }] : [];
  });
  refuseWithoutTicket(wanted);
  const keyHash = hashOfToken(randomUUID());
  const items = wanted.map(({ ticket, quantity, price }) => ({
    ticketId: ticket.id,
    quantity,
    price,
    people: [],
  }));
  const kept = {
    event,
    first: null,
    choice: await priced(tx, event, { sale, wanted, code: null, now }),
    code: null,
    keyHash,
    wanted: { items },
    language: rows[0]?.language ?? event.languages[0] ?? 'en',
    at: now,
    token: tokenOf(work, { eventId: event.id, keyHash }),
  } as const;
  return held(tx, kept, { heldUntil: now, isProlonged: false });
}

/** Its number where it came from, and what no field is for. */
const notesOf = (order: string, rows: readonly Plan[], unasked: readonly string[]): string =>
  beginningOf(
    [...new Set([order, ...rows.map(({ note }) => note), ...unasked])].filter(Boolean).join('\n'),
    mostNote,
  );

async function requireHeld(tx: Tx, organisationId: number, id: number): Promise<BookingRow> {
  const made = await findBooking(tx, organisationId, id);
  if (!made) throw new Error('A booking that was just made is gone.');
  return made;
}

/** Its places stand in the order of its tickets, as the rows do. */
async function nameThem(
  tx: Tx,
  organisationId: number,
  id: number,
  rows: readonly Plan[],
): Promise<PlaceRow[]> {
  const places = await findPlaces(tx, organisationId, id);
  for (const [at, { fullName, email }] of rows.entries()) {
    const place = places[at];
    if (!place) throw new Error('A booking has fewer places than rows.');
    await updatePerson(tx, organisationId, place.id, { fullName, email });
  }
  return places;
}
