import {
  digitsOf,
  type ProductImportFault,
  type ProductInput,
  type RowFault,
} from '@plenum/contract';
import type { Work } from '../../../platform/work.ts';
import { type Column, oneByOne } from '../../imports/index.ts';
import { addProduct, changeProduct, removeProduct } from '../manage/manage.products.ts';
import { contentView, variantInput } from '../manage/manage.view.ts';
import { findProductsAfter, findVariantsIn } from '../shop.queries.ts';
import type { ProductRow, VariantRow } from '../shop.rows.ts';
import { currencyOf } from '../shop.settings.ts';
import { columns as ownColumns } from './exchange.columns.ts';
import { cellsOf } from './exchange.export.ts';
import { readOne } from './exchange.read.ts';

const long = 10_000;
const columns: readonly Column[] = [
  {
    key: 'name',
    isNeeded: true,
    most: 200,
    heads: [
      'product',
      'product name',
      'title',
      'produkt',
      'bezeichnung',
      'produit',
      'nom',
      'produto',
      'nome',
    ],
  },
  {
    key: 'sku',
    most: 60,
    heads: ['item number', 'artikelnummer', 'reference', 'referencia', 'code'],
  },
  { key: 'price', most: 30, heads: ['list price', 'preis', 'prix', 'preco', 'unit price'] },
  {
    key: 'stock',
    most: 10,
    heads: ['quantity', 'inventory', 'bestand', 'menge', 'quantite', 'quantidade'],
  },
  { key: 'description', most: long, heads: ['text', 'about', 'beschreibung', 'descricao'] },
  { key: 'brand', most: 80, heads: ['vendor', 'marke', 'marque', 'marca', 'hersteller'] },
  {
    key: 'categories',
    most: 700,
    heads: ['category', 'kategorie', 'kategorien', 'categorie', 'categoria'],
  },
  {
    key: 'tax_rate',
    most: 10,
    heads: ['tax rate', 'tax', 'vat', 'steuersatz', 'mwst', 'tva', 'iva'],
  },
  { key: 'discount', most: 10, heads: ['rabatt', 'remise', 'desconto'] },
  { key: 'state', most: 20, heads: ['status', 'zustand', 'etat', 'estado'] },
  { key: 'shipping', most: 10, heads: ['needs shipping', 'versand', 'livraison', 'envio'] },
  {
    key: 'free_shipping',
    most: 10,
    heads: ['free shipping', 'versandfrei', 'livraison gratuite', 'envio gratis'],
  },
];

/** With one variant; what has several goes through the shop's own table, which has a line for each. */
interface Known extends ProductRow {
  variant: VariantRow;
  currency: string;
}

const mostProducts = 5_000;

async function simpleProducts({ db }: Work, organisationId: number): Promise<Known[]> {
  const currency = await currencyOf(db, organisationId);
  const products = await findProductsAfter(db, organisationId, 0, mostProducts);
  const ids = products.map(({ id }) => id);
  const variants = await findVariantsIn(db, organisationId, ids);
  const counts = new Map<number, number>();
  for (const { productId } of variants) counts.set(productId, (counts.get(productId) ?? 0) + 1);
  const only = new Map(variants.map((variant) => [variant.productId, variant]));
  return products.flatMap((product) => {
    const variant = only.get(product.id);
    return variant && counts.get(product.id) === 1 ? [{ ...product, variant, currency }] : [];
  });
}

const sideOf = (known: Known): ProductInput => ({
  ...contentView(known),
  variants: [variantInput(known.variant)],
});

const codes: Partial<Record<ProductImportFault['code'], [key: string, code: RowFault['code']]>> = {
  price_wrong: ['price', 'no_number'],
  rate_wrong: ['tax_rate', 'no_number'],
  discount_wrong: ['discount', 'no_number'],
  stock_wrong: ['stock', 'no_number'],
  state_unknown: ['state', 'no_word'],
  text_long: ['name', 'too_long'],
};

function faultOf({ code, value }: ProductImportFault): RowFault {
  const [key, own] = codes[code] ?? [null, 'refused'];
  return { key, code: own, value };
}

/** The same product: the same number, or the same name where the file has none. */
export const productsImport = oneByOne<Known, ProductInput>({
  isOfEvent: false,
  columns,
  keyOf: ({ sku = '', name = '' }) => (sku || name).toLowerCase() || null,
  known: (work, { organisationId }) => simpleProducts(work, organisationId),
  keysOf: ({ variant, name }) =>
    [variant.sku, name].filter(Boolean).map((one) => one.toLowerCase()),
  inputOf: async ({ db }, { organisationId }) => {
    const currency = await currencyOf(db, organisationId);
    return (values, known) => {
      const cells = known ? cellsOf(known, known.variant, currency) : [];
      const before = Object.fromEntries(ownColumns.map((name, place) => [name, cells[place]]));
      const said = Object.fromEntries(Object.entries(values).filter(([, cell]) => cell !== ''));
      const { input, faults } = readOne({ ...before, ...said }, digitsOf(currency));
      const [fault] = faults;
      if (fault) return { fault: faultOf(fault) };
      const [variant] = input.variants;
      if (!known || !variant) return input;
      return { ...input, variants: [{ ...variantInput(known.variant), ...variant }] };
    };
  },
  sideOf,
  add: (work, person, _where, input) => addProduct(work, person, input),
  change: (work, person, _where, { id, version }, input) =>
    changeProduct(work, person, id, { ...input, version }),
  remove: (work, person, _where, { id }) => removeProduct(work, person, id),
});
