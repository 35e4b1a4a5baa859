import type { WaitingEntry, WaitingPage, WaitingQuery, WaitingRules } from '@plenum/contract';
import { countUpTo } from '../../../platform/db/counting.ts';
import type { Db } from '../../../platform/db/db.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { canRunEvents, findEvent, requireEvent } from '../../events/index.ts';
import { changeSale, findTickets, saleOf, saleView } from '../../tickets/index.ts';
import { ringOffer } from '../bookings.live.ts';
import { drawsOf } from '../bookings.stock.ts';
import { placesOf } from '../own/own.places.ts';
import { chosen } from '../own/own.wanted.ts';
import { mailOver } from './waiting.letter.ts';
import { findWaitingLine, findWaitingPage, waitingLike } from './waiting.list.queries.ts';
import { offerTo } from './waiting.offer.ts';
import { giveOfferBack } from './waiting.own.ts';
import { findWaiting, lockWaiting } from './waiting.queries.ts';
import type { WaitingRow } from './waiting.rows.ts';
import { lockedFree } from './waiting.serve.ts';
import { settle } from './waiting.settle.ts';
import { entryView } from './waiting.view.ts';

export async function listWaiting(
  { db }: Work,
  person: Person,
  eventId: number,
  query: WaitingQuery,
): Promise<WaitingPage> {
  const { organisationId } = await requireEvent(db, person, eventId);
  const of = { organisationId, eventId };
  const { hasWaitingList, offerHours } = await saleOf(db, organisationId, eventId);
  const counted = await countUpTo(db, waitingLike(of, query));
  const rows = await findWaitingPage(db, of, query, pageOf(query, counted));
  const tickets = await findTickets(db, organisationId, eventId);
  return {
    entries: rows.map((row) => entryView(row, tickets)),
    ...counted,
    isOn: hasWaitingList,
    offerHours,
  };
}

export const setWaiting = (work: Work, person: Person, eventId: number, rules: WaitingRules) =>
  work.transaction(async (tx): Promise<WaitingRules> => {
    const { organisationId } = await requireEvent(tx, person, eventId);
    const sale = saleView(await saleOf(tx, organisationId, eventId));
    const { isOn: hasWaitingList, offerHours } = rules;
    const isSame = sale.hasWaitingList === hasWaitingList && sale.offerHours === offerHours;
    if (!isSame) {
      const set = { ...sale, hasWaitingList, offerHours };
      await changeSale(insideOf(work, tx), person, eventId, set);
    }
    return rules;
  });

async function requireEntry(db: Db, person: Person, id: number): Promise<WaitingRow> {
  const row = canRunEvents(person) ? await findWaiting(db, person.organisationId, id) : null;
  if (!row) throw problem('not_found');
  return row;
}

async function whole(tx: Tx, { organisationId, id, eventId }: WaitingRow): Promise<WaitingEntry> {
  const line = await findWaitingLine(tx, organisationId, id);
  if (!line) throw problem('not_found');
  return entryView(line, await findTickets(tx, organisationId, eventId));
}

/** Whoever stands before them reads in the history who passed them, and why. */
export const offerNow = (work: Work, person: Person, id: number, why: string) =>
  work.transaction(async (tx): Promise<WaitingEntry> => {
    const row = await requireEntry(tx, person, id);
    const { organisationId, eventId, items } = row;
    if (row.state !== 'waiting') throw problem('bookings.not_from_here');
    const event = await findEvent(tx, organisationId, eventId);
    if (!event) throw problem('not_found');
    await lockedFree(tx, event);
    const choice = await chosen(tx, event, { items, code: null, now: work.clock.now() });
    const draws = drawsOf(placesOf(choice));
    const by = { personId: person.id, why: why.trim() };
    const isOffered = await offerTo(work, tx, event, { waiter: row, draws, by });
    if (!isOffered) throw problem('bookings.too_few_left');
    const deed = { action: 'bookings.offered', subjectId: id, subject: row.fullName } as const;
    await record(tx, person, { ...deed, after: { why: by.why } });
    return whole(tx, row);
  });

export async function removeWaiting(
  work: Work,
  person: Person,
  id: number,
  why: string,
): Promise<WaitingEntry> {
  const { organisationId, eventId } = await requireEntry(work.db, person, id);
  const after = await work.transaction(async (tx) => {
    const seen = await requireEntry(tx, person, id);
    const isOffered = seen.state === 'offered';
    if (isOffered) await giveOfferBack(work, tx, seen);
    const row = await lockWaiting(tx, organisationId, id);
    if (!row || !(row.state === 'waiting' || (isOffered && row.state === 'declined'))) {
      throw problem('bookings.not_from_here');
    }
    await settle(work, tx, row, { state: 'removed', personId: person.id, why: why.trim() });
    await mailOver(work, tx, row, why.trim());
    const deed = { action: 'bookings.unlisted', subjectId: id, subject: row.fullName } as const;
    await record(tx, person, { ...deed, after: { why: why.trim() } });
    return whole(tx, row);
  });
  ringOffer(work, { organisationId, id: eventId });
  return after;
}
