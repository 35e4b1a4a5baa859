import type { WaitingState } from '@plenum/contract';
import type { Tx, Work } from '../../../platform/work.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { mailOver } from './waiting.letter.ts';
import { findOfferOf, insertWaitingChange, updateWaiting } from './waiting.queries.ts';
import type { WaitingRow } from './waiting.rows.ts';
import { tellWaiting } from './waiting.tell.ts';

interface Settled {
  state: WaitingState;
  personId: number | null;
  why: string;
}

export async function settle(
  work: Work,
  tx: Tx,
  row: WaitingRow,
  { state, personId, why }: Settled,
): Promise<void> {
  const { organisationId, id, bookingId } = row;
  await updateWaiting(tx, organisationId, id, { state, bookingId });
  const at = work.clock.now();
  await insertWaitingChange(tx, organisationId, id, { state, at, personId, why });
  tellWaiting(tx, row);
}

/** What was offered was booked, given back, or left to run out. */
export async function settleOffer(
  work: Work,
  tx: Tx,
  by: { isByItself: boolean },
  { organisationId, id, state }: Pick<BookingRow, 'organisationId' | 'id' | 'state'>,
): Promise<void> {
  const row = await findOfferOf(tx, organisationId, id);
  if (!row) return;
  const isOver = state === 'expired';
  const unused = by.isByItself ? 'lapsed' : 'declined';
  const settled = isOver ? unused : 'booked';
  await settle(work, tx, row, { state: settled, personId: null, why: '' });
  if (settled === 'lapsed') await mailOver(work, tx, row, '');
}
