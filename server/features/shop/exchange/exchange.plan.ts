import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ProductImportFault, ProductImportLine, ProductInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { contentView, variantInput } from '../manage/manage.view.ts';
import { findProductsIn, findVariantsIn } from '../shop.queries.ts';
import type { ProductRow, VariantRow } from '../shop.rows.ts';
import { findSkus } from './exchange.queries.ts';
import type { Incoming, ReadProducts } from './exchange.read.ts';

export interface Step extends Incoming {
  line: ProductImportLine;
  /** Null: it is new. */
  known: { row: ProductRow; variants: VariantRow[] } | null;
}

const mostTold = 500;

/** What the table would make of the shop as it is now. */
export async function planImport(
  db: Db,
  organisationId: number,
  { products, faults }: ReadProducts,
) {
  const ids = products.flatMap(({ id }) => id ?? []);
  const [rows, variants] = [
    await findProductsIn(db, organisationId, ids),
    await findVariantsIn(db, organisationId, ids),
  ];
  const steps = await stepsOf(products, knownIn(rows, variants));
  const found = [...faults, ...missingIn(steps), ...(await skusIn(db, organisationId, products))];
  const count = (what: ProductImportLine['what']) =>
    steps.filter(({ line }) => line.what === what).length;
  return {
    steps,
    shown: {
      lines: steps.slice(0, mostTold).map(({ line }) => line),
      faults: found.toSorted((one, two) => one.row - two.row).slice(0, mostTold),
      creates: count('create'),
      changes: count('change'),
    },
    versions: rows.map(({ id, version }) => [id, version]),
  };
}

export const digestOf = (bytes: Uint8Array, about: unknown): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(about)).digest('base64url');

type Known = Map<number, NonNullable<Step['known']>>;

function knownIn(rows: readonly ProductRow[], variants: readonly VariantRow[]): Known {
  const known: Known = new Map(rows.map((row) => [row.id, { row, variants: [] }]));
  for (const variant of variants) known.get(variant.productId)?.variants.push(variant);
  return known;
}

const atOnce = 100;

/** A few at a time: between two of them everybody else has their turn. */
async function stepsOf(products: readonly Incoming[], known: Known): Promise<Step[]> {
  const steps: Step[] = [];
  for (const [place, one] of products.entries()) {
    if (place % atOnce === 0) await setImmediate();
    steps.push(stepOf(one, known.get(one.id ?? 0)));
  }
  return steps;
}

function stepOf(one: Incoming, known: NonNullable<Step['known']> | undefined): Step {
  const fields = known ? differing(one.input, known) : [];
  const change = fields.length > 0 ? ('change' as const) : ('same' as const);
  return {
    ...one,
    known: known ?? null,
    line: {
      row: one.row,
      name: one.input.name.slice(0, 200),
      variants: one.input.variants.length,
      what: known ? change : 'create',
      fields,
    },
  };
}

function differing(
  { variants, ...content }: ProductInput,
  known: NonNullable<Step['known']>,
): string[] {
  const before: Record<string, unknown> = { ...contentView(known.row) };
  const fields = Object.entries(content)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
    .map(([name]) => name);
  const told = variants.map(({ values, sku, listPrice, stock }) => [values, sku, listPrice, stock]);
  const now = known.variants
    .map(variantInput)
    .map(({ values, sku, listPrice, stock }) => [values, sku, listPrice, stock]);
  return JSON.stringify(told) === JSON.stringify(now) ? fields : [...fields, 'variants'];
}

/** A number of the shop that is none, or that stands for two products of the table. */
function missingIn(steps: readonly Step[]): ProductImportFault[] {
  const seen = new Set<number>();
  return steps.flatMap(({ row, id, known }) => {
    if (id === null) return [];
    const isWrong = known === null || seen.has(id);
    seen.add(id);
    return isWrong ? [{ row, code: 'id_unknown' as const, value: String(id) }] : [];
  });
}

/** Numbers of variants that stand there twice, or that another product of the shop has. */
async function skusIn(
  db: Db,
  organisationId: number,
  products: readonly Incoming[],
): Promise<ProductImportFault[]> {
  const told = products.flatMap(({ row, id, input }) =>
    input.variants.map(({ sku }) => ({ row, id, sku })).filter(({ sku }) => sku),
  );
  const taken = new Map(
    (
      await findSkus(
        db,
        organisationId,
        told.map(({ sku }) => sku),
      )
    ).map((one) => [one.sku, one.productId]),
  );
  const seen = new Set<string>();
  return told.flatMap(({ row, id, sku }) => {
    const key = sku.toLowerCase();
    const owner = taken.get(key);
    const isWrong = seen.has(key) || (owner !== undefined && owner !== id);
    seen.add(key);
    return isWrong ? [{ row, code: 'sku_double' as const, value: sku }] : [];
  });
}
