import type { StatementColumns, StatementFault, StatementPlan } from '@plenum/contract';
import { currencies, digitsOf } from '@plenum/contract/kernel/currency.ts';
import { beginningOf } from '../../../platform/beginning-of.ts';

/** A line of a statement as the bank wrote it. */
export interface Incoming {
  kind: 'credit' | 'reversal';
  bookedOn: string;
  amount: number;
  currency: string;
  payer: string;
  payerAccount: string;
  text: string;
  reference: string;
  /** Empty where the bank gives none. */
  bankReference: string;
  account: string;
}

export interface StatementFile {
  format: StatementPlan['format'];
  account: string;
  heads: string[];
  columns: StatementColumns | null;
  incoming: Incoming[];
  outgoing: number;
  pending: number;
  faults: StatementFault[];
}

export class Unreadable extends Error {}

/** What is written for a person, in one line and not for ever. */
export const plain = (words: string, most: number): string =>
  beginningOf(
    words
      .slice(0, 4 * most)
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim(),
    most,
  );

export const isCurrency = (code: string): boolean => currencies.includes(code);

const most = 1_000_000_000_000_000n;

/** '1234.5' in the smallest unit; null where it is none, or more exact than the currency. */
export function minorOf(decimal: string, currency: string): number | null {
  const found = /^(\d{1,18})(?:\.(\d{0,9}))?$/.exec(decimal);
  if (!found) return null;
  const digits = digitsOf(currency);
  const part = (found[2] ?? '').replace(/0+$/, '');
  if (part.length > digits) return null;
  const minor = BigInt(`${found[1]}${part.padEnd(digits, '0')}`);
  return minor > 0n && minor <= most ? Number(minor) : null;
}

/** A day there is. */
export function dayOf(year: string, month: string, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const words = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${words}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(words) ? words : null;
}
