import { problem } from '../../platform/http/problem.ts';
import type { Tx } from '../../platform/work.ts';
import { type Draw, giveBackToStock, takeFromStock } from '../stock/index.ts';
import { tellProducts } from './shop.live.ts';
import { findDrawnFrom, markOrdered } from './shop.take.queries.ts';

export interface Wanted {
  variantId: number;
  quantity: number;
}

/** What was taken, and from where: whoever gives it back hands this in. */
export interface Taken extends Wanted {
  productId: number;
  /** Null: it never ends. */
  quotaId: number | null;
}

const drawsOf = (taken: readonly Taken[]): Draw[] =>
  taken.flatMap(({ quotaId, quantity }) => (quotaId === null ? [] : [{ quotaId, quantity }]));

const productsOf = (taken: readonly Taken[]): number[] => [
  ...new Set(taken.map(({ productId }) => productId)),
];

/**
 * Takes what is bought, in the transaction that writes the order: all of it or nothing, and never more
 * than there is. The products come before the stocks, as for whoever edits them, so that nobody waits
 * for somebody who waits for them.
 */
export async function takeStock(
  tx: Tx,
  organisationId: number,
  lines: readonly Wanted[],
  at: Date,
): Promise<Taken[]> {
  const sources = await findDrawnFrom(
    tx,
    organisationId,
    lines.map(({ variantId }) => variantId),
  );
  const bySource = new Map(sources.map((source) => [source.variantId, source]));
  const taken = lines.map((line) => {
    const source = bySource.get(line.variantId);
    if (!source) throw problem('not_found');
    return { ...source, ...line };
  });
  await markOrdered(tx, organisationId, productsOf(taken), at);
  const short = await takeFromStock(tx, organisationId, drawsOf(taken));
  if (short.length > 0) {
    const scarce = new Set(short.map(({ quotaId }) => quotaId));
    throw problem('shop.too_few', { errors: faultsOf(taken, scarce) });
  }
  tellProducts(tx, organisationId, productsOf(taken), { isShown: true });
  return taken;
}

const faultsOf = (taken: readonly Taken[], scarce: ReadonlySet<number>) =>
  taken.flatMap(({ quotaId }, place) =>
    quotaId !== null && scarce.has(quotaId)
      ? [{ path: `/lines/${place}`, message: 'are not left' }]
      : [],
  );

export async function giveBackStock(
  tx: Tx,
  organisationId: number,
  taken: readonly Taken[],
): Promise<void> {
  await giveBackToStock(tx, organisationId, drawsOf(taken));
  tellProducts(tx, organisationId, productsOf(taken), { isShown: true });
}
