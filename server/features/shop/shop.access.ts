import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { findProduct, findSoldVariant, lockProduct, type SoldVariant } from './shop.queries.ts';
import type { ProductRow } from './shop.rows.ts';

type Whose = Pick<Person, 'organisationId' | 'role'>;

const canRunShop = ({ role }: Whose): boolean => role === 'admin';

/** For who runs the shop: whatever its state. */
export async function requireProduct(db: Db, person: Whose, id: number): Promise<ProductRow> {
  const product = canRunShop(person) ? await findProduct(db, person.organisationId, id) : null;
  if (!product) throw problem('not_found');
  return product;
}

export async function lockedProduct(db: Db, person: Whose, id: number): Promise<ProductRow> {
  const product = canRunShop(person) ? await lockProduct(db, person.organisationId, id) : null;
  if (!product) throw problem('not_found');
  return product;
}

/** For everyone: what is not on sale is not there. */
export async function requireOnSale(
  db: Db,
  { organisationId }: Pick<Person, 'organisationId'>,
  id: number,
): Promise<ProductRow> {
  const product = await findProduct(db, organisationId, id);
  if (product?.state !== 'on_sale') throw problem('not_found');
  return product;
}

export async function requireSoldVariant(
  db: Db,
  { organisationId }: Pick<Person, 'organisationId'>,
  id: number,
): Promise<SoldVariant> {
  const variant = await findSoldVariant(db, organisationId, id);
  if (!variant) throw problem('not_found');
  return variant;
}
