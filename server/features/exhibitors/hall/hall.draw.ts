import { createHash } from 'node:crypto';
import type { Tier } from '@plenum/contract';

const tiers: readonly Tier[] = ['platinum', 'gold', 'silver'];

const lotOf = (eventId: number, id: number) =>
  createHash('sha256').update(`${eventId}:${id}`).digest('hex');

/** Tier by tier; inside a tier by lot, so that neither name nor date comes first. */
export function drawn<B extends { id: number; tier: Tier }>(
  eventId: number,
  booths: readonly B[],
): B[] {
  const lots = new Map(booths.map(({ id }) => [id, lotOf(eventId, id)]));
  const lot = ({ id }: B) => lots.get(id) ?? '';
  return tiers.flatMap((tier) =>
    booths
      .filter((booth) => booth.tier === tier)
      .toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1)),
  );
}
