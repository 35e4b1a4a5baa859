import type { Language } from '@plenum/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../platform/db/db.ts';
import { problem, ProblemError } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { type Draw, takeFromStock } from '../../stock/index.ts';
import { addedUp, type CodeRow, countedTo, lockTickets } from '../../tickets/index.ts';
import { ringOffer } from '../bookings.live.ts';
import { insertPlaces } from '../bookings.places.queries.ts';
import { lockFirst } from '../added/added.service.ts';
import { findByToken, insertBooking, updateContact } from '../bookings.queries.ts';
import type { BookingRow, NewBooking, Wanted } from '../bookings.rows.ts';
import { endHolds } from '../bookings.round.ts';
import { newReference } from '../bookings.secrets.ts';
import { drawsOf } from '../bookings.stock.ts';
import { noteHeld } from '../room/room.queries.ts';
import type { EntryRow } from '../room/room.rows.ts';
import { belongsToOthers } from '../waiting/waiting.line.ts';
import { copyPerson } from '../upgrades/upgrades.queries.ts';
import { placesOf } from './own.places.ts';
import type { Chosen } from './own.wanted.ts';

/** As long as somebody may take to fill in; once more where they ask. */
export const holdMs = 900_000;

/** Sent again, or twice at the same moment, it has been kept already: asked where it cannot be kept anew. */
export async function unlessKnown(
  work: Work,
  { token, wanted }: Pick<Kept, 'token' | 'wanted'>,
  keep: () => Promise<void>,
): Promise<void> {
  await keep().catch(async (error: unknown) => {
    if (!(await isKnown(work, token, wanted))) throw error;
  });
}

export const enterOnce = (work: Work, kept: Kept, enter: () => Promise<void>): Promise<void> =>
  unlessKnown(work, kept, () => enterFree(work, kept, enter));

export async function enterFree(
  work: Work,
  { event: { organisationId, id } }: Kept,
  enter: () => Promise<void>,
): Promise<void> {
  await whenFree(work, { organisationId, eventId: id }, enter);
  ringOffer(work, { organisationId, id });
}

/** What others kept and did not come to the end of is free, whoever has looked since. */
async function whenFree(
  work: Work,
  whose: { organisationId: number; eventId: number },
  enter: () => Promise<void>,
): Promise<void> {
  await endHolds(work, whose);
  await enter().catch(async (error: unknown) => {
    if (!isTooFew(error) || (await endHolds(work, whose)) === 0) throw error;
    await enter();
  });
}

const isTooFew = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'bookings.too_few_left';

export async function isKnown(work: Work, token: string, wanted: Wanted): Promise<boolean> {
  const known = await findByToken(work.db, hashOfToken(token));
  if (!known) return false;
  if (!isDeepStrictEqual(known.wanted, wanted)) throw problem('bookings.key_taken');
  return true;
}

export interface Kept {
  event: EventRow;
  /** What it is added to, if to anything. */
  first: BookingRow | null;
  /** The place that is exchanged: who comes with it is known. */
  upgrades?: number;
  choice: Chosen;
  /** Once more, where others may have booked meanwhile. */
  choose(db: Db): Promise<Chosen>;
  code: CodeRow | null;
  keyHash: Buffer;
  wanted: Wanted;
  language: Language;
  at: Date;
  token: string;
  /** Of who queues; refused where it is not theirs. */
  turn?(tx: Tx): Promise<EntryRow | null>;
}

/**
 * All of it or nothing. Its places are taken last: whoever else wants some of the same waits from then on
 * until these are kept, and no longer.
 */
export const entered = (work: Work, kept: Kept): Promise<void> =>
  work.transaction(async (tx) => {
    if (kept.first) await lockFirst(tx, kept.first, kept.at);
    const turn = (await kept.turn?.(tx)) ?? null;
    const choice = await settled(tx, kept);
    const heldUntil = new Date(kept.at.getTime() + holdMs);
    const bookingId = await held(tx, { ...kept, choice }, { heldUntil, isProlonged: false });
    const { organisationId } = kept.event;
    if (turn) await noteHeld(tx, organisationId, turn.id, { bookingId, heldUntil });
    await takePlaces(work, tx, kept, drawsOf(placesOf(choice)));
  });

/** Whoever waits in the line goes first; where one of them cannot be had, none is taken. */
export async function takePlaces(
  work: Work,
  tx: Tx,
  { event, code }: Pick<Kept, 'event' | 'code'>,
  places: Draw[],
): Promise<void> {
  const once = code?.quotaId ?? null;
  const draws =
    once === null || code?.isInvitation ? places : [...places, { quotaId: once, quantity: 1 }];
  if (await belongsToOthers(work, tx, event, draws)) throw problem('bookings.too_few_left');
  const short = await takeFromStock(tx, event.organisationId, draws);
  if (once !== null && short.some(({ quotaId }) => quotaId === once)) {
    throw problem('bookings.code_used_up');
  }
  if (short.length > 0) throw problem('bookings.too_few_left');
}

/** What it takes is taken beside it, in the same transaction. */
export async function held(
  tx: Tx,
  kept: Omit<Kept, 'choose'>,
  term: Pick<NewBooking, 'heldUntil' | 'isProlonged'>,
): Promise<number> {
  const { organisationId, id: eventId } = kept.event;
  const id = await inserted(tx, organisationId, { ...bookingOf(kept), ...term });
  await insertPlaces(tx, { organisationId, eventId, id }, placesOf(kept.choice));
  if (kept.first) await updateContact(tx, organisationId, id, kept.first);
  if (kept.upgrades !== undefined) {
    await copyPerson(tx, organisationId, { from: kept.upgrades, bookingId: id });
  }
  return id;
}

/**
 * Where the price depends on how many are sold, nobody else books those until these are kept; what was
 * added to the same booking meanwhile counts as well.
 */
async function settled(tx: Tx, { event, first, choice, choose }: Kept): Promise<Chosen> {
  const counted = choice.tickets.filter((ticket) => countedTo(ticket) !== null);
  if (counted.length === 0) return first ? choose(tx) : choice;
  await lockTickets(
    tx,
    event.organisationId,
    counted.map(({ id }) => id),
  );
  return choose(tx);
}

const tries = 5;

/** A reference that somebody has already is drawn anew. */
async function inserted(tx: Tx, organisationId: number, booking: NewBooking): Promise<number> {
  for (let count = 0; count < tries; count++) {
    const made = await insertBooking(tx, organisationId, { ...booking, reference: newReference() });
    if (made) return made.id;
  }
  // The same key at the same moment: the other one has it.
  throw problem('bookings.key_taken');
}

function bookingOf({
  event,
  first,
  choice,
  code,
  keyHash,
  wanted,
  language,
  at,
  token,
}: Omit<Kept, 'choose'>): Omit<NewBooking, 'heldUntil' | 'isProlonged'> {
  const { lines, sums, sale, isReverseCharge } = choice;
  return {
    eventId: event.id,
    addsTo: first?.id ?? null,
    keyHash,
    tokenHash: hashOfToken(token),
    wanted,
    language,
    codeId: code?.id ?? null,
    code: code && !code.isInvitation ? code.code : '',
    currency: sale.currency,
    pricesIncludeTax: sale.pricesIncludeTax,
    isReverseCharge,
    net: sums.net,
    tax: sums.tax,
    gross: sums.gross,
    lines,
    summary: summaryOf(choice, event),
    places: lines
      .filter(({ kind }) => kind === 'ticket')
      .reduce((count, { quantity }) => count + quantity, 0),
    createdAt: at,
  };
}

/** For lists: in the first language of the event that has words. */
function summaryOf({ lines }: Chosen, { languages }: EventRow): string {
  const words = addedUp(lines).map(({ ticketId, quantity }) => {
    const name = lines.find((line) => line.ticketId === ticketId)?.name ?? {};
    return `${quantity} × ${wordsIn(name, languages)}`;
  });
  const signs = [...words.join(', ')];
  return signs.length > 200 ? `${signs.slice(0, 199).join('')}…` : signs.join('');
}
