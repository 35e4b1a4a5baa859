import type { ProductImportFault, ProductInput } from '@plenum/contract';
import { type CsvRow, readCsvRows } from '../../../platform/csv.ts';
import { problem } from '../../../platform/http/problem.ts';
import { cleanWords } from '../../../platform/rich-text/clean-words.ts';
import { cellOf, type FaultCode, flagIn, stateIn, unitsIn } from './exchange.cells.ts';
import { optionPlaces } from './exchange.columns.ts';

/** A product as the table tells it. */
export interface Incoming {
  row: number;
  /** Of the shop; null: a new one. */
  id: number | null;
  input: ProductInput;
}

export interface ReadProducts {
  products: Incoming[];
  faults: ProductImportFault[];
}

const mostRows = 2_000;
const unreadable = (detail: string) => problem('shop.import_unreadable', { detail });

/** Runs in a thread: what is sent may take as long as there is to read. */
export function readProducts(bytes: Uint8Array, digits: number): ReadProducts {
  const rows = rowsIn(textOf(bytes));
  if (rows.length === 0) throw unreadable('There is no product in the file.');
  if (rows.length > mostRows) throw unreadable('More than 2,000 lines.');
  const faults: ProductImportFault[] = [];
  const products = grouped(rows).map((group) => productOf(group, digits, faults));
  return { products, faults };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('The file is not written in UTF-8.');
  }
}

interface Numbered {
  row: CsvRow;
  number: number;
}

function rowsIn(content: string): Numbered[] {
  const isTable = (columns: readonly string[]) =>
    columns.includes('name') && columns.includes('price');
  const rows = readCsvRows(content, isTable);
  if (!rows) throw unreadable('The table has no columns name and price.');
  return rows.map((row, index) => ({ row, number: index + 2 }));
}

/** Lines that follow each other and mean one product: by its number, else by its name. */
function grouped(rows: readonly Numbered[]): Numbered[][] {
  const groups: Numbered[][] = [];
  let last: string | null = null;
  for (const one of rows) {
    const [id, name] = [cellOf(one.row, 'id'), cellOf(one.row, 'name')];
    const key: string = id ? `number ${id}` : name || (last ?? '');
    if (key === last && key !== '') groups.at(-1)?.push(one);
    else groups.push([one]);
    last = key;
  }
  return groups;
}

/** A product of one variant, by itself. */
export function readOne(
  row: CsvRow,
  digits: number,
): { input: ProductInput; faults: ProductImportFault[] } {
  const faults: ProductImportFault[] = [];
  const { input } = productOf([{ row, number: 0 }], digits, faults);
  return { input, faults };
}

function productOf(group: Numbered[], digits: number, faults: ProductImportFault[]): Incoming {
  const { row, number } = group[0] ?? { row: {}, number: 0 };
  const fault = (code: FaultCode, value: string, at = number) =>
    void faults.push({ row: at, code, value: value.slice(0, 100) });
  const told = <T>(value: T | null, usual: T, code: FaultCode, text: string): T => {
    if (value === null) fault(code, text);
    return value ?? usual;
  };
  const cell = (name: Parameters<typeof cellOf>[1]) => cellOf(row, name);
  const id = cell('id');
  const optionNames = optionPlaces.map((place) => cell(`option_${place}`)).filter(Boolean);
  const input: ProductInput = {
    name: cell('name'),
    description: cleanWords(cell('description')),
    brand: cell('brand'),
    categories: categoriesIn(cell('categories')),
    taxRate: told(rateIn(cell('tax_rate') || '0', 10_000), 0, 'rate_wrong', cell('tax_rate')),
    discount: told(rateIn(cell('discount') || '0', 9_000), 0, 'discount_wrong', cell('discount')),
    hasFreeShipping: told(
      flagIn(cell('free_shipping'), false),
      false,
      'yes_or_no',
      cell('free_shipping'),
    ),
    needsShipping: told(flagIn(cell('shipping'), true), true, 'yes_or_no', cell('shipping')),
    state: told(stateIn(cell('state')), 'hidden', 'state_unknown', cell('state')),
    optionNames,
    variants: group.map((one) => variantOf(one, optionNames.length, digits, fault)),
  };
  refuseText(input, fault);
  if (id && !/^[1-9]\d{0,14}$/.test(id)) fault('id_unknown', id);
  return { row: number, id: Number(id) || null, input };
}

const categoriesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

function rateIn(text: string, most: number): number | null {
  const rate = unitsIn(text, 2);
  return rate !== null && rate <= most ? rate : null;
}

type Fault = (code: FaultCode, value: string, at?: number) => void;

function variantOf({ row, number }: Numbered, options: number, digits: number, fault: Fault) {
  const cell = (name: Parameters<typeof cellOf>[1]) => cellOf(row, name);
  const values = optionPlaces.map((place) => cell(`value_${place}`)).slice(0, options);
  const price = unitsIn(cell('price'), digits);
  const stock = stockIn(cell('stock'));
  const sku = cell('sku');
  if (price === null || price > 10_000_000_000) fault('price_wrong', cell('price'), number);
  if (stock === undefined) fault('stock_wrong', cell('stock'), number);
  if (values.some((value) => !value || value.length > 60)) {
    fault('option_wrong', values.join(', '), number);
  }
  if (sku.length > 60) fault('text_long', sku, number);
  return { values, sku, listPrice: price ?? 0, stock: stock ?? null };
}

/** Empty: it never ends. Undefined: it cannot be read. */
function stockIn(text: string): number | null | undefined {
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** What the form would refuse as well. */
function refuseText(input: ProductInput, fault: Fault): void {
  const { name, description, brand, categories, optionNames, variants } = input;
  if (!name) fault('name_missing', '');
  if (name.length > 200 || description.length > 10_000 || brand.length > 80) {
    fault('text_long', name);
  }
  if (categories.length > 10) fault('categories_many', categories.join('; '));
  if (categories.some((one) => one.length > 60)) fault('text_long', categories.join('; '));
  if (
    new Set(optionNames).size < optionNames.length ||
    optionNames.some((option) => option.length > 40)
  ) {
    fault('option_wrong', optionNames.join(', '));
  }
  if (variants.length > 100) fault('variants_many', name);
  const said = variants.map(({ values }) => JSON.stringify(values).toLowerCase());
  if (new Set(said).size < said.length) fault('variant_double', name);
}
