import { expect, test } from 'vitest';
import { deeds, groups } from './audit.deeds.ts';

test('every group is one to look for', () => {
  expect(new Set(deeds.map((deed) => deed.split('.')[0]))).toEqual(new Set(groups));
});
