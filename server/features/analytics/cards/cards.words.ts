import { digitsOf } from '@plenum/contract';
import { rounded } from '../../../platform/amounts/amounts.ts';

const english = new Intl.NumberFormat('en');

/** An amount in whole units of its currency, as a number: the cards show no cents. */
export const wholeUnits = (amount: bigint, currency: string): number =>
  Number(rounded(amount, 10n ** BigInt(digitsOf(currency))));

/** 25,852 */
export const inFull = (count: number): string => english.format(count);

/** 2,76k: the template writes its thousands so. */
export const inThousands = (count: number): string =>
  Math.abs(count) < 1000 ? String(count) : `${(count / 1000).toFixed(2).replace('.', ',')}k`;

export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100;

/** How much more or less it is; nothing where there was nothing before. */
export const changeOf = (now: number, before: number): number =>
  before === 0 ? 0 : ((now - before) / before) * 100;

export const oneDigit = (count: number): number => Math.round(count * 10) / 10;

/** +5.2% */
export const signedPercent = (change: number): string =>
  `${change < 0 ? '' : '+'}${oneDigit(change)}%`;
