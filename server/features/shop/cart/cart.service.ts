import { randomInt } from 'node:crypto';
import type { Cart } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireSoldVariant } from '../shop.access.ts';
import { tellCart } from '../shop.live.ts';
import { termsOf } from '../shipping/shipping.service.ts';
import {
  deleteLine,
  findLines,
  type LineRow,
  lockCart,
  updateSeen,
  upsertLine,
} from './cart.queries.ts';
import { cartView } from './cart.view.ts';

type Whose = Pick<Person, 'organisationId' | 'id'>;

const most = { lines: 100, ofOne: 999 };

export const readCart = ({ db }: Work, person: Person): Promise<Cart> => cartOf(db, person);

async function cartOf(db: Db, { organisationId, id }: Whose): Promise<Cart> {
  const rows = await findLines(db, organisationId, id);
  return cartView(rows, await termsOf(db, organisationId));
}

/** What the spec's clients show of a thing in the cart; drawn once. */
const drawn = () => ({
  offers: randomInt(1, 5),
  discount: randomInt(3, 21),
  days: randomInt(1, 9),
});

/** One change at a time; the answer is the cart after it. */
const changing = (
  work: Work,
  person: Person,
  change: (tx: Tx, lines: readonly LineRow[]) => Promise<number>,
): Promise<Cart> =>
  work.transaction(async (tx) => {
    const { organisationId, id } = person;
    await lockCart(tx, organisationId, id);
    const changed = await change(tx, await findLines(tx, organisationId, id));
    if (changed > 0) tellCart(tx, organisationId, id);
    return cartOf(tx, person);
  });

type QuantityOf = (before: number) => number;

/** Never more than there is when it goes in; what becomes of that later is seen when it is read. */
export const putInCart = (
  work: Work,
  person: Person,
  variantId: number,
  quantityOf: QuantityOf,
): Promise<Cart> =>
  changing(work, person, async (tx, lines) => {
    const { productId, price, left } = await requireSoldVariant(tx, person, variantId);
    const before = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    const quantity = quantityOf(before);
    if (quantity === before) return 0;
    if (before === 0 && lines.length >= most.lines) throw problem('shop.cart_full');
    if (quantity > Math.min(left ?? most.ofOne, most.ofOne)) throw problem('shop.too_few');
    const line = { productId, variantId, quantity, price, ...drawn() };
    return upsertLine(tx, person.organisationId, person.id, line);
  });

export const takeFromCart = (work: Work, person: Person, variantId: number): Promise<Cart> =>
  changing(work, person, async (tx) => {
    const gone = await deleteLine(tx, person.organisationId, person.id, variantId);
    if (gone === 0) await requireSoldVariant(tx, person, variantId);
    return gone;
  });

export const markSeen = (work: Work, person: Person): Promise<Cart> =>
  changing(work, person, (tx) => updateSeen(tx, person.organisationId, person.id));
