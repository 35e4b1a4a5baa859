import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Tx } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { requireLinked } from '../bookings.access.ts';
import { findBooking, lockBooking } from '../bookings.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { stands } from '../bookings.states.ts';
import { type AlreadyRow, countAdditions, countAlready, firstOf } from './added.queries.ts';

/** As many as a page shows. */
const mostAdditions = 20;

/** For whoever has its link, or that of what was added to it before; however it stands. Null: to nothing. */
export async function firstFor(
  db: Db,
  { organisationId, id: eventId }: EventRow,
  token: string | undefined,
): Promise<BookingRow | null> {
  if (token === undefined) return null;
  const linked = await requireLinked(db, token);
  if (linked.organisationId !== organisationId || linked.eventId !== eventId) {
    throw problem('not_found');
  }
  return findBooking(db, organisationId, firstOf(linked));
}

export function standing(first: BookingRow | null): BookingRow {
  if (!first || !stands(first)) throw problem('bookings.not_from_here');
  return first;
}

/** Nobody cancels it, or adds something else, until this is kept. */
export async function lockFirst(
  tx: Tx,
  { organisationId, id }: BookingRow,
  now: Date,
): Promise<void> {
  standing(await lockBooking(tx, organisationId, id));
  if ((await countAdditions(tx, organisationId, id, now)) >= mostAdditions) {
    throw problem('bookings.too_many_additions');
  }
}

export const alreadyOf = async (
  db: Db,
  first: BookingRow | null,
  now: Date,
): Promise<AlreadyRow[]> => (first ? countAlready(db, { ...first, now }) : []);
