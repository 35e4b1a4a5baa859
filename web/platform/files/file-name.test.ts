import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['attachment; filename="people.csv"', 'people.csv'],
  ['attachment; filename=people.csv', 'people.csv'],
  [`attachment; filename="gaste.csv"; filename*=UTF-8''g%C3%A4ste.csv`, 'gäste.csv'],
  [`attachment; filename="people.csv"; filename*=UTF-8''%E0%A4%A`, 'people.csv'],
  ['inline', undefined],
  ['', undefined],
])('%s names %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
