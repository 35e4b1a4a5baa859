import {
  digitsOf,
  type ProductImportPlan,
  type ProductImportResult,
  type VariantInput,
} from '@plenum/contract';
import { apart } from '../../../platform/apart/apart.ts';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { changedProduct, insertedProduct } from '../manage/manage.products.ts';
import { currencyOf, lockedCurrency } from '../shop.settings.ts';
import { digestOf, planImport, type Step } from './exchange.plan.ts';
import type { ReadProducts, readProducts } from './exchange.read.ts';

const readFile = apart<typeof readProducts>('shop.file', 'shop.import_unreadable');

const read = (person: Person, bytes: Uint8Array, currency: string): Promise<ReadProducts> =>
  readFile(String(person.id), bytes, digitsOf(currency));

async function planOf(
  db: Db,
  { organisationId }: Person,
  bytes: Uint8Array,
  told: ReadProducts,
  currency: string,
) {
  const { steps, shown, versions } = await planImport(db, organisationId, told);
  return { steps, plan: { ...shown, digest: digestOf(bytes, [versions, currency]) } };
}

export async function previewImport(
  { db }: Work,
  person: Person,
  bytes: Uint8Array,
): Promise<ProductImportPlan> {
  const currency = await currencyOf(db, person.organisationId);
  const told = await read(person, bytes, currency);
  return (await planOf(db, person, bytes, told, currency)).plan;
}

/** All of it or nothing, and only what was looked at. */
export async function applyImport(
  work: Work,
  person: Person,
  bytes: Uint8Array,
  digest: string,
): Promise<ProductImportResult> {
  // Before anything is locked: reading takes its time.
  const told = await read(person, bytes, await currencyOf(work.db, person.organisationId));
  return work.transaction(async (tx) => {
    const currency = await lockedCurrency(tx, person.organisationId);
    const { steps, plan } = await planOf(tx, person, bytes, told, currency);
    if (plan.digest !== digest) throw problem('shop.changed_since');
    if (plan.faults.length > 0) throw problem('shop.import_faulty');
    for (const step of steps) await bringIn(work, tx, person, step);
    const after = { created: plan.creates, changed: plan.changes };
    await record(tx, person, { action: 'shop.imported', subject: '', after });
    return after;
  });
}

async function bringIn(work: Work, tx: Tx, person: Person, step: Step): Promise<void> {
  const { line, known, input } = step;
  if (line.what === 'create') await insertedProduct(work, tx, person, input);
  if (line.what !== 'change' || !known) return;
  const { id, version } = known.row;
  await changedProduct(tx, person, id, { ...input, version, variants: variantsOf(step) });
}

/** One that says what it said before stays the one it was. */
function variantsOf({ input, known }: Step): VariantInput[] {
  const ids = new Map(known?.variants.map(({ id, values }) => [JSON.stringify(values), id]));
  return input.variants.map((variant) => {
    const id = ids.get(JSON.stringify(variant.values));
    return id === undefined ? variant : { ...variant, id };
  });
}
