import type { Tx } from '../../platform/work.ts';
import { type Draw, giveBackToStock } from '../stock/index.ts';
import { findCodeQuota } from '../tickets/index.ts';
import { cancelPlaces, findPlaces } from './bookings.places.queries.ts';
import type { BookingRow, PlaceRow } from './bookings.rows.ts';
import { callWaiting } from './waiting/waiting.line.ts';

export const drawsOf = (places: readonly Pick<PlaceRow, 'quotaIds'>[]): Draw[] =>
  places.flatMap(({ quotaIds }) => quotaIds.map((quotaId) => ({ quotaId, quantity: 1 })));

/**
 * What these took is free for others; the code as well where nothing of the booking is left. All stocks
 * in one go, for they are locked in their order.
 */
export async function freePlaces(
  tx: Tx,
  { organisationId, eventId, id, codeId }: BookingRow,
  places: readonly PlaceRow[],
): Promise<void> {
  await cancelPlaces(
    tx,
    organisationId,
    places.map((place) => place.id),
  );
  const rest = await findPlaces(tx, organisationId, id);
  const isOver = rest.every(({ isCancelled }) => isCancelled);
  const quotaId =
    isOver && codeId !== null ? await findCodeQuota(tx, organisationId, codeId) : null;
  const codes = quotaId === null ? [] : [{ quotaId, quantity: 1 }];
  await giveBackToStock(tx, organisationId, [...drawsOf(places), ...codes]);
  await callWaiting(tx, { organisationId, eventId });
}
