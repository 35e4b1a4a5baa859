import type { Tx } from '../../../platform/work.ts';
import { giveBackStock, type Taken } from '../shop.take.ts';
import { addTakenBack, findLines } from './orders.queries.ts';

/** So many of each line, or all that is not there yet, can be sold again. */
export async function putBack(
  tx: Tx,
  organisationId: number,
  orderId: number,
  wanted: readonly { place: number; quantity: number }[] | null,
): Promise<void> {
  const lines = await findLines(tx, organisationId, orderId);
  const back = lines.flatMap((line) => {
    const out = line.quantity - line.takenBack;
    const quantity = wanted ? Math.min(out, countAt(wanted, line.place)) : out;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  await addTakenBack(tx, organisationId, orderId, back);
  await giveBackStock(tx, organisationId, back satisfies Taken[]);
}

const countAt = (wanted: readonly { place: number; quantity: number }[], place: number): number =>
  wanted.filter((one) => one.place === place).reduce((count, { quantity }) => count + quantity, 0);
