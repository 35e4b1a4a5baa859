import { expect, it } from 'vitest';
import { faultsOfExceptions } from './exceptions.mjs';

const faultsIn = (text: string): string[] => faultsOfExceptions(['a.ts'], () => text);

// Put together here, so that this file has none itself.
it.each(['oxlint-', 'eslint-'])('finds what silences a rule: %sdisable', (linter) => {
  expect(faultsIn(`const a = 1;\n// ${linter}disable-next-line no-console\n`)).toEqual([
    `a.ts:2: ${linter}disable is not for this house.`,
  ]);
});

it.each(['ignore', 'nocheck', 'expect-error'])('finds what silences the compiler: %s', (word) => {
  expect(faultsIn(`// @ts-${word}\n`)).toEqual([`a.ts:1: @ts-${word} is not for this house.`]);
});

it('finds nothing in plain code', () => {
  expect(faultsIn('export const one = 1;\n')).toEqual([]);
});
