import { beginningOf } from '../beginning-of.ts';
import { asWritten } from '../csv.ts';
import { mostCell, mostColumns, Unreadable } from './table.ts';

/** What a database refuses, and what nobody sees. */
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff]/g;

export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateOf(value);
  const text = typeof value === 'string' ? value : plain(value);
  // One sign more than is taken, so that it shows that it was too long.
  const cut = text.slice(0, mostCell + 1).replace(unseen, '');
  return asWritten(Buffer.from(cut).toString().trim());
}

const plain = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** A day without a time is a day. */
const dateOf = (value: Date): string =>
  Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00\.000Z$/, '');

export interface Line {
  number: number;
  cells: string[];
}

/** The first line that says anything names the columns; empty ones beyond the last name are none. */
export function headsOf(cells: readonly string[]): string[] {
  const heads = cells.map((cell) => beginningOf(cell.replace(/\s+/g, ' '), 200));
  while (heads.at(-1) === '') heads.pop();
  if (heads.length > mostColumns) throw new Unreadable('too_wide');
  return heads;
}

export const saysNothing = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '');
