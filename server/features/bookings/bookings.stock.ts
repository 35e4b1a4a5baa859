import type { Tx } from '../../platform/work.ts';
import { type Draw, giveBackToStock } from '../stock/index.ts';
import { findCodeQuota } from '../tickets/index.ts';
import { cancelPlaces, findPlaces } from './bookings.places.queries.ts';
import type { BookingRow, PlaceRow } from './bookings.rows.ts';
import { callWaiting } from './waiting/waiting.line.ts';

export const drawsOf = (places: readonly Pick<PlaceRow, 'quotaIds'>[]): Draw[] =>
  places.flatMap(({ quotaIds }) => quotaIds.map((quotaId) => ({ quotaId, quantity: 1 })));

export interface Freed {
  booking: Pick<BookingRow, 'organisationId' | 'eventId' | 'id' | 'codeId'>;
  places: readonly PlaceRow[];
}

export const freePlaces = (
  tx: Tx,
  booking: Freed['booking'],
  places: readonly PlaceRow[],
): Promise<void> => freeTogether(tx, booking, [{ booking, places }]);

/**
 * What these took is free for others; the code as well where nothing of its booking is left. All stocks
 * in one go, for they are locked in their order.
 */
export async function freeTogether(
  tx: Tx,
  { organisationId, eventId }: Pick<BookingRow, 'organisationId' | 'eventId'>,
  freed: readonly Freed[],
): Promise<void> {
  await cancelPlaces(
    tx,
    organisationId,
    freed.flatMap(({ places }) => places.map((place) => place.id)),
  );
  const codes: Draw[] = [];
  for (const { booking } of freed) codes.push(...(await codeOf(tx, booking)));
  const places = freed.flatMap((one) => one.places);
  await giveBackToStock(tx, organisationId, [...drawsOf(places), ...codes]);
  await callWaiting(tx, { organisationId, eventId });
}

async function codeOf(tx: Tx, { organisationId, id, codeId }: Freed['booking']): Promise<Draw[]> {
  if (codeId === null) return [];
  const rest = await findPlaces(tx, organisationId, id);
  if (!rest.every(({ isCancelled }) => isCancelled)) return [];
  const quotaId = await findCodeQuota(tx, organisationId, codeId);
  return quotaId === null ? [] : [{ quotaId, quantity: 1 }];
}
