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
  const { taken, scarce } = await tryToTake(tx, organisationId, lines, at);
  if (!taken) throw problem('not_found');
  if (scarce.size > 0) throw problem('shop.too_few', { errors: faultsOf(taken, scarce) });
  return taken;
}

/** The same for who takes no for an answer: null where not all of it is still to be had. */
export async function takeIfLeft(
  tx: Tx,
  organisationId: number,
  lines: readonly Wanted[],
  at: Date,
): Promise<Taken[] | null> {
  const { taken, scarce } = await tryToTake(tx, organisationId, lines, at);
  return scarce.size > 0 ? null : taken;
}

/** Null: some of it is sold no more. Where something is scarce, nothing was taken. */
async function tryToTake(tx: Tx, organisationId: number, lines: readonly Wanted[], at: Date) {
  const variantIds = lines.map(({ variantId }) => variantId);
  const sources = await findDrawnFrom(tx, organisationId, variantIds);
  const bySource = new Map(sources.map((source) => [source.variantId, source]));
  const taken = lines.flatMap((line) => {
    const source = bySource.get(line.variantId);
    return source ? [{ ...source, ...line }] : [];
  });
  if (taken.length < lines.length) return { taken: null, scarce: new Set<number>() };
  await markOrdered(tx, organisationId, productsOf(taken), at);
  const short = await takeFromStock(tx, organisationId, drawsOf(taken));
  if (short.length === 0) {
    tellProducts(tx, organisationId, productsOf(taken), { isShown: true });
  }
  return { taken, scarce: new Set(short.map(({ quotaId }) => quotaId)) };
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
