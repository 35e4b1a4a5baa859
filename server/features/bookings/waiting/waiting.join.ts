import { randomBytes } from 'node:crypto';
import type { Language, WaitInput, WantedTicket } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type EventRow, requireShownEvent } from '../../events/index.ts';
import { addedUp, hasWaitingList, isPackage, saleOf } from '../../tickets/index.ts';
import { drawsOf } from '../bookings.stock.ts';
import { placesOf } from '../own/own.places.ts';
import { type Chosen, chosen } from '../own/own.wanted.ts';
import { mailJoined } from './waiting.letter.ts';
import { leftNow } from './waiting.line.ts';
import {
  findStanding,
  findWaiting,
  insertWaiting,
  insertWaitingChange,
} from './waiting.queries.ts';
import type { NewWaiting, WaitingRow } from './waiting.rows.ts';
import { waitingTokenOf } from './waiting.secrets.ts';
import { tellWaiting } from './waiting.tell.ts';

interface Caller {
  network: string;
  language: Language | null;
}

export const inOrder = (items: readonly WantedTicket[]): WantedTicket[] =>
  addedUp(items).toSorted((one, other) => one.ticketId - other.ticketId);

/**
 * The link goes to the mailbox alone and the answer is always the same: nobody finds out who waits, and
 * nobody waits in another's name.
 */
export async function joinWaiting(
  work: Work,
  slug: string,
  input: WaitInput,
  { network, language }: Caller,
): Promise<void> {
  const { db, clock, limits } = work;
  const event = await requireShownEvent(db, slug);
  const { organisationId, id: eventId } = event;
  const sale = await saleOf(db, organisationId, eventId);
  if (!(await hasWaitingList(db, event, sale))) throw problem('bookings.no_waiting_list');
  await limits.spend('ticket-hold', `${eventId}.${network}`);
  await limits.spend('ticket-wait', `${eventId}.${input.email.toLowerCase()}`);
  const items = inOrder(input.items);
  const choice = await chosen(db, event, { items, code: null, now: clock.now() });
  if (choice.tickets.some(isPackage)) throw problem('bookings.no_waiting_list');
  if (await canBeHad(work, event, choice)) throw problem('bookings.places_left');
  const one = {
    items,
    fullName: input.fullName.trim(),
    email: input.email,
    language: input.language ?? language ?? event.languages[0] ?? 'en',
  };
  await work.transaction(async (tx) => {
    const row = await enterLine(work, tx, event, one);
    await mailJoined(work, tx, row, { lines: choice.lines, network });
  });
}

type Entering = Pick<NewWaiting, 'items' | 'fullName' | 'email' | 'language'>;

/** Nobody is served before their address is confirmed. */
export async function enterLine(
  work: Work,
  tx: Tx,
  { organisationId, id: eventId }: EventRow,
  who: Entering,
): Promise<WaitingRow> {
  const key = randomBytes(32);
  const row = await standing(tx, organisationId, {
    ...who,
    eventId,
    key,
    tokenHash: hashOfToken(waitingTokenOf(work, { eventId, key })),
    joinedAt: work.clock.now(),
  });
  tellWaiting(tx, row);
  return row;
}

/** The same address twice for the same tickets is the same one, and keeps its place. */
async function standing(tx: Tx, organisationId: number, one: NewWaiting): Promise<WaitingRow> {
  const made = await insertWaiting(tx, organisationId, one);
  if (made) {
    const change = { state: 'waiting', at: one.joinedAt, personId: null, why: '' } as const;
    await insertWaitingChange(tx, organisationId, made.id, change);
  }
  const row = made
    ? await findWaiting(tx, organisationId, made.id)
    : await findStanding(tx, { organisationId, eventId: one.eventId }, one);
  // Between the two it was settled: whoever sends it again begins anew.
  if (!row) throw problem('bookings.changed_meanwhile');
  return row;
}

async function canBeHad(work: Work, event: EventRow, choice: Chosen): Promise<boolean> {
  const left = new Map(await leftNow(work, event));
  return drawsOf(placesOf(choice)).every(({ quotaId, quantity }) => {
    const rest = (left.get(quotaId) ?? 0) - quantity;
    left.set(quotaId, rest);
    return rest >= 0;
  });
}
