import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { WantedTicket } from '@plenum/contract';
import type { Tx, Work } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { type Draw, takeFromStock } from '../../stock/index.ts';
import { updateContact } from '../bookings.queries.ts';
import { bookingPath, tokenOf } from '../bookings.secrets.ts';
import { held } from '../own/own.hold.ts';
import { chosen } from '../own/own.wanted.ts';
import { mailOffer } from './waiting.letter.ts';
import { insertWaitingChange, lockWaiting, updateWaiting } from './waiting.queries.ts';
import { tellWaiting } from './waiting.tell.ts';

const hourMs = 3_600_000;

interface Offered {
  waiter: { id: number; items: readonly WantedTicket[] };
  draws: readonly Draw[];
  /** An organiser who offers out of order says why. */
  by: { personId: number | null; why: string };
}

/** A hold of the ordinary kind that lasts longer; stock is locked. False: they want it no more. */
export async function offerTo(
  work: Work,
  tx: Tx,
  event: EventRow,
  { waiter, draws, by }: Offered,
): Promise<boolean> {
  const { organisationId, id: eventId } = event;
  const row = await lockWaiting(tx, organisationId, waiter.id);
  if (row?.state !== 'waiting' || !isDeepStrictEqual(row.items, waiter.items)) return false;
  const at = work.clock.now();
  const choice = await chosen(tx, event, { items: row.items, code: null, now: at });
  if ((await takeFromStock(tx, organisationId, draws)).length > 0) return false;
  const until = new Date(at.getTime() + choice.sale.offerHours * hourMs);
  const keyHash = randomBytes(32);
  const { items, language, fullName, email } = row;
  const kept = {
    event,
    first: null,
    choice,
    code: null,
    keyHash,
    wanted: { items, code: '' },
    language,
    at,
    token: tokenOf(work, { eventId, keyHash }),
  };
  const bookingId = await held(tx, kept, { heldUntil: until, isProlonged: true });
  await updateContact(tx, organisationId, bookingId, { fullName, email, phone: '', address: null });
  await updateWaiting(tx, organisationId, row.id, { state: 'offered', bookingId });
  await insertWaitingChange(tx, organisationId, row.id, { state: 'offered', at, ...by });
  const path = bookingPath(work, { eventId, keyHash });
  await mailOffer(work, tx, row, { lines: choice.lines, path, until });
  tellWaiting(tx, row);
  return true;
}
