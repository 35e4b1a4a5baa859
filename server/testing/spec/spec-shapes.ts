import { expect } from 'vitest';

export const n = expect.any(Number) as number;
export const text = expect.any(String) as string;
export const yes = expect.any(Boolean) as boolean;

/** A list with something in it, the first of which has at least this. */
export const many = (one: object): unknown[] =>
  expect.arrayContaining([expect.objectContaining(one)]) as unknown[];
