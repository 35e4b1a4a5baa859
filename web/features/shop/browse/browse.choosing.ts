import type { ShownVariant } from '@plenum/contract';

const isSame = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((value, place) => value === two[place]);

export const variantOf = (
  variants: readonly ShownVariant[],
  values: readonly string[],
): ShownVariant | undefined => variants.find((variant) => isSame(variant.values, values));

/** The first that can be had; else the first. */
export const firstValues = (variants: readonly ShownVariant[]): readonly string[] =>
  (variants.find(({ left }) => left !== 0) ?? variants[0])?.values ?? [];

export interface OptionValue {
  value: string;
  /** With what is chosen of the other options. */
  isInStock: boolean;
}

/** What can be chosen of one option, in the order of the variants. */
export function valuesAt(
  variants: readonly ShownVariant[],
  chosen: readonly string[],
  option: number,
): OptionValue[] {
  const all = new Set(variants.flatMap(({ values }) => values[option] ?? []));
  return [...all].map((value) => {
    const variant = variantOf(variants, chosen.with(option, value));
    return { value, isInStock: variant !== undefined && variant.left !== 0 };
  });
}

/** The others stay as they are where there is such a variant; else they become what there is. */
export function choosing(
  variants: readonly ShownVariant[],
  chosen: readonly string[],
  option: number,
  value: string,
): readonly string[] {
  const wanted = chosen.with(option, value);
  if (variantOf(variants, wanted)) return wanted;
  return firstValues(variants.filter(({ values }) => values[option] === value));
}
