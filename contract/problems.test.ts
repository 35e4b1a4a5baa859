import { expect, test } from 'vitest';
import { problems } from './index.ts';

test('an editor knows by its name that somebody was quicker', () => {
  const codes = Object.keys(problems).filter((code) => code.endsWith('changed_meanwhile'));
  expect(codes.filter((code) => !code.endsWith('.changed_meanwhile'))).toEqual([]);
});
