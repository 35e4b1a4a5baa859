import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { scratch } from './scratch.mjs';

it('is in memory where there is room for it, and where it usually is elsewhere', () => {
  const memory = tmpdir();
  expect(scratch({ memory, least: 1 })).toEqual({ TMPDIR: memory });
  expect(scratch({ memory, least: Infinity })).toEqual({});
  expect(scratch({ memory: '/no/such/folder', least: 1 })).toEqual({});
});
