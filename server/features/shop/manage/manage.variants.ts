import type { VariantInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { insertQuota, lockQuotas, updateSize } from '../../stock/index.ts';
import { askedPrice } from '../shop.prices.ts';
import type { VariantRow } from '../shop.rows.ts';
import { refuseTaken } from './manage.checks.ts';
import {
  clearSkus,
  findTakenSkus,
  insertVariant,
  updateVariant,
  withdrawVariants,
} from './manage.variants.queries.ts';

interface Which {
  organisationId: number;
  productId: number;
  discount: number;
}

/** As they are to be, in this order: the new ones added, those left out sold no more. */
export async function keepVariants(
  tx: Db,
  which: Which,
  known: readonly VariantRow[],
  wanted: readonly VariantInput[],
): Promise<void> {
  const { organisationId, productId } = which;
  const byId = new Map(known.map((row) => [row.id, row]));
  if (wanted.some(({ id }) => id !== undefined && !byId.has(id))) throw problem('not_found');
  const skus = wanted.map(({ sku }) => sku).filter(Boolean);
  refuseTaken(wanted, await findTakenSkus(tx, organisationId, productId, skus));
  const kept = new Set(wanted.map(({ id }) => id));
  const left = known.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await withdrawVariants(tx, organisationId, left);
  await clearSkus(tx, organisationId, productId);
  await lockQuotas(
    tx,
    organisationId,
    known.flatMap(({ quotaId }) => quotaId ?? []),
  );
  for (const [position, input] of wanted.entries()) {
    await keepVariant(tx, which, byId.get(input.id ?? 0) ?? null, { ...input, position });
  }
}

async function keepVariant(
  tx: Db,
  { organisationId, productId, discount }: Which,
  known: VariantRow | null,
  { position, values, sku, listPrice, stock }: VariantInput & { position: number },
): Promise<void> {
  const quotaId = await quotaFor(tx, organisationId, known, stock);
  const price = askedPrice(listPrice, discount);
  const content = { position, values, sku, listPrice, price, quotaId };
  if (known) await updateVariant(tx, organisationId, known.id, content);
  else await insertVariant(tx, organisationId, productId, content);
}

/** The stock of before with its new size, so that what was sold of it stays counted. */
async function quotaFor(
  tx: Db,
  organisationId: number,
  known: VariantRow | null,
  stock: number | null,
): Promise<number | null> {
  if (stock === null) return null;
  const quotaId = known?.quotaId ?? null;
  if (quotaId === null) return (await insertQuota(tx, organisationId, stock))?.id ?? null;
  if (known?.stock !== stock) await updateSize(tx, organisationId, quotaId, stock);
  return quotaId;
}
