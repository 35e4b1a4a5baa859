import type { ProductImportFault, ProductState } from '@plenum/contract';
import { asWritten, type CsvRow } from '../../../platform/csv.ts';
import type { Column } from './exchange.columns.ts';

export type FaultCode = ProductImportFault['code'];

/** A spreadsheet keeps what begins like a formula behind an apostrophe. */
export const cellOf = (row: CsvRow, name: Column): string => asWritten((row[name] ?? '').trim());

/** As a whole number of its smallest part; null where it is none, or finer. No float in between. */
export function unitsIn(text: string, digits: number): number | null {
  const found = /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(text.replaceAll(/[\s\u00a0%]/g, ''));
  if (!found) return null;
  const [, whole = '', part = ''] = found;
  if (part.length > digits) return null;
  return Number(`${whole}${part.padEnd(digits, '0')}`);
}

const yes = new Set(['yes', 'true', '1', 'ja', 'oui', 'sim']);
const no = new Set(['no', 'false', '0', 'nein', 'non', 'não']);

export function flagIn(text: string, usual: boolean): boolean | null {
  const word = text.toLowerCase();
  if (word === '') return usual;
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

const states: Readonly<Record<string, ProductState>> = {
  '': 'hidden',
  hidden: 'hidden',
  on_sale: 'on_sale',
  archived: 'archived',
};

export const stateIn = (text: string): ProductState | null =>
  states[text.toLowerCase().replaceAll(/[\s-]+/g, '_')] ?? null;
