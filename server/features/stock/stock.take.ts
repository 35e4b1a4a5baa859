import type { Db } from '../../platform/db/db.ts';
import { addTaken, lockQuotas, type QuotaRow } from './stock.queries.ts';

/** So many from one stock. */
export interface Draw {
  quotaId: number;
  quantity: number;
}

/** Of which there are fewer than wanted. */
interface Short {
  quotaId: number;
  left: number;
}

/** Several lines may draw from one stock: they count together. */
function addedUp(draws: readonly Draw[]): Draw[] {
  const sums = new Map<number, number>();
  for (const { quotaId, quantity } of draws) {
    sums.set(quotaId, (sums.get(quotaId) ?? 0) + quantity);
  }
  return [...sums].map(([quotaId, quantity]) => ({ quotaId, quantity }));
}

/** Of a stock that was made smaller than what was sold of it, nothing is left. */
const leftIn = ({ size, taken }: Pick<QuotaRow, 'size' | 'taken'>): number =>
  Math.max(0, size - taken);

/**
 * All of it or nothing; what is missing is told, and then nothing was taken. Whoever else takes from
 * the same stocks waits until the transaction ends.
 */
export async function takeFromStock(
  tx: Db,
  organisationId: number,
  draws: readonly Draw[],
): Promise<Short[]> {
  const wanted = addedUp(draws);
  const locked = await lockQuotas(
    tx,
    organisationId,
    wanted.map(({ quotaId }) => quotaId),
  );
  const left = new Map(locked.map((quota) => [quota.id, leftIn(quota)]));
  const short = wanted
    .map(({ quotaId, quantity }) => ({ quotaId, quantity, left: left.get(quotaId) ?? 0 }))
    .filter((one) => one.left < one.quantity)
    .map(({ quotaId, left: most }) => ({ quotaId, left: most }));
  if (short.length === 0) await addTaken(tx, organisationId, wanted);
  return short;
}

/** What was taken and is not wanted any more. */
export async function giveBackToStock(
  tx: Db,
  organisationId: number,
  draws: readonly Draw[],
): Promise<void> {
  const given = addedUp(draws);
  await lockQuotas(
    tx,
    organisationId,
    given.map(({ quotaId }) => quotaId),
  );
  await addTaken(
    tx,
    organisationId,
    given.map(({ quotaId, quantity }) => ({ quotaId, quantity: -quantity })),
  );
}
