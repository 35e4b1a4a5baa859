import { decimalOf, type Download } from '@plenum/contract';
import { csvFile } from '../../../platform/csv.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { findProductsAfter, findVariantsIn } from '../shop.queries.ts';
import type { ProductRow, VariantRow } from '../shop.rows.ts';
import { currencyOf } from '../shop.settings.ts';
import { columns, optionPlaces } from './exchange.columns.ts';

const atOnce = 200;

/** What goes out comes in again as it was. */
export async function exportProducts(work: Work, person: Person): Promise<Download> {
  const currency = await currencyOf(work.db, person.organisationId);
  await record(work.db, person, { action: 'shop.exported', subject: '' });
  return {
    name: 'products.csv',
    content: csvFile(columns, pagesOf(work, person.organisationId, currency)),
  };
}

async function* pagesOf({ db }: Work, organisationId: number, currency: string) {
  let after = 0;
  for (;;) {
    const rows = await findProductsAfter(db, organisationId, after, atOnce);
    const ids = rows.map(({ id }) => id);
    const variants = await findVariantsIn(db, organisationId, ids);
    yield rows.flatMap((row) =>
      variants
        .filter(({ productId }) => productId === row.id)
        .map((variant) => cellsOf(row, variant, currency)),
    );
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const percent = (rate: number): string => String(rate / 100);
const word = (flag: boolean): string => (flag ? 'yes' : 'no');

export const cellsOf = (row: ProductRow, variant: VariantRow, currency: string): string[] => [
  String(row.id),
  row.name,
  row.description,
  row.brand,
  row.categories.join('; '),
  row.state,
  percent(row.taxRate),
  percent(row.discount),
  word(row.hasFreeShipping),
  word(row.needsShipping),
  ...optionPlaces.flatMap((place) => [
    row.optionNames[place - 1] ?? '',
    variant.values[place - 1] ?? '',
  ]),
  variant.sku,
  decimalOf(variant.listPrice, currency),
  variant.stock === null ? '' : String(variant.stock),
];
