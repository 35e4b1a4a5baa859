import type { BookingSums, HoldInput, Language, WantedInput } from '@plenum/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../platform/db/db.ts';
import { problem, ProblemError } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type EventRow, requireShownEvent } from '../../events/index.ts';
import { type Draw, takeFromStock } from '../../stock/index.ts';
import {
  addedUp,
  codeOf,
  type CodeRow,
  countedTo,
  keptCode,
  lockTickets,
} from '../../tickets/index.ts';
import { ringOffer } from '../bookings.live.ts';
import { insertPlaces } from '../bookings.places.queries.ts';
import { alreadyOf, firstFor, lockFirst, standing } from '../added/added.service.ts';
import { findByToken, insertBooking, insertChange, updateContact } from '../bookings.queries.ts';
import type { BookingRow, NewBooking, Wanted } from '../bookings.rows.ts';
import { endHolds } from '../bookings.round.ts';
import { newReference, tokenOf } from '../bookings.secrets.ts';
import { drawsOf } from '../bookings.stock.ts';
import { takeTurn } from '../room/room.gate.ts';
import { noteHeld } from '../room/room.queries.ts';
import type { EntryRow } from '../room/room.rows.ts';
import { belongsToOthers } from '../waiting/waiting.line.ts';
import { copyPerson } from '../upgrades/upgrades.queries.ts';
import { placesOf } from './own.places.ts';
import { type Chosen, chosen } from './own.wanted.ts';

/** As long as somebody may take to fill in; once more where they ask. */
export const holdMs = 900_000;

interface Caller {
  network: string;
  language: Language | null;
}

export async function sumUp(
  work: Work,
  slug: string,
  { items, code: typed = '', addsTo }: WantedInput,
  { network }: Caller,
): Promise<BookingSums> {
  const event = await requireShownEvent(work.db, slug);
  const first = await firstFor(work.db, event, addsTo);
  if (first) standing(first);
  const now = work.clock.now();
  const whose = { organisationId: event.organisationId, eventId: event.id };
  const code = await codeOf(work, whose, typed, network);
  const { lines, sums, sale } = await chosen(work.db, event, {
    items,
    code,
    now,
    already: await alreadyOf(work.db, first, now),
  });
  return { ...sums, lines, currency: sale.currency };
}

/** The same key leads to the same booking, however often it is sent. */
export async function keepPlaces(
  work: Work,
  slug: string,
  input: HoldInput,
  caller: Caller,
): Promise<{ token: string }> {
  const event = await requireShownEvent(work.db, slug);
  const keyHash = hashOfToken(input.key);
  const token = tokenOf(work, { eventId: event.id, keyHash });
  const typed = (input.code ?? '').trim();
  const first = await firstFor(work.db, event, input.addsTo);
  const chosenItems = { items: input.items, code: keptCode(typed) };
  const wanted = first ? { ...chosenItems, addsTo: first.id } : chosenItems;
  if (await isKnown(work, token, wanted)) return { token };
  if (first) standing(first);
  await work.limits.spend('ticket-hold', `${event.id}.${caller.network}`);
  const whose = { organisationId: event.organisationId, eventId: event.id };
  const code = await codeOf(work, whose, typed, caller.network);
  if (typed !== '' && code === null) throw problem('bookings.code_wrong');
  const now = work.clock.now();
  const choose = async (db: Db) =>
    chosen(db, event, { items: input.items, code, now, already: await alreadyOf(db, first, now) });
  const choice = await choose(work.db);
  const language =
    first?.language ?? input.language ?? caller.language ?? event.languages[0] ?? 'en';
  // What comes with a package is nobody's to queue for.
  const tickets = choice.tickets.filter((_, line) => choice.lines[line]?.cameWith === undefined);
  const turn = (tx: Tx) => takeTurn(tx, whose, { tickets, key: input.room ?? null, now });
  const what = { event, first, choice, choose, code, keyHash, wanted, language, at: now };
  const kept = { ...what, token, turn };
  await enterOnce(work, kept, () => entered(work, kept));
  return { token };
}

/** Sent twice at the same moment, the other one has kept them. */
export async function enterOnce(
  work: Work,
  { event, token, wanted }: Kept,
  enter: () => Promise<void>,
): Promise<void> {
  const { organisationId, id } = event;
  await whenFree(work, { organisationId, eventId: id }, enter).catch(async (error: unknown) => {
    if (!(await isKnown(work, token, wanted))) throw error;
  });
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
  const change = {
    state: 'held',
    at: kept.at,
    personId: null,
    isByItself: false,
    why: '',
  } as const;
  await Promise.all([
    insertPlaces(tx, { organisationId, eventId, id }, placesOf(kept.choice)),
    insertChange(tx, organisationId, id, change),
  ]);
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
  const { lines, sums, sale } = choice;
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
