import type { ProblemCode } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';

interface Checked {
  values: readonly string[];
  sku: string;
}

const refuse = (code: ProblemCode, place: number, message: string) =>
  problem(code, { errors: [{ path: `/variants/${place}`, message }] });

const refuseSku = (place: number) =>
  problem('shop.sku_taken', {
    errors: [{ path: `/variants/${place}/sku`, message: 'is the number of another one' }],
  });

/** Where a variant says what an earlier one says. */
function doubleIn(words: readonly string[]): number {
  const seen = new Set<string>();
  return words.findIndex((word) => {
    const isDouble = seen.has(word);
    seen.add(word);
    return isDouble && word !== '';
  });
}

/** What no schema can say. */
export function refuseUnusable(optionNames: readonly string[], variants: readonly Checked[]): void {
  const lacking = variants.findIndex(({ values }) => values.length !== optionNames.length);
  if (lacking >= 0) {
    throw refuse('shop.option_missing', lacking, 'has not one value for each option');
  }
  const double = doubleIn(variants.map(({ values }) => JSON.stringify(values).toLowerCase()));
  if (double >= 0) throw refuse('shop.variant_double', double, 'is the same as another one');
  const taken = doubleIn(variants.map(({ sku }) => sku.toLowerCase()));
  if (taken >= 0) throw refuseSku(taken);
}

export function refuseTaken(variants: readonly Checked[], taken: readonly { sku: string }[]): void {
  const known = new Set(taken.map(({ sku }) => sku.toLowerCase()));
  const place = variants.findIndex(({ sku }) => known.has(sku.toLowerCase()));
  if (place >= 0) throw refuseSku(place);
}
