import { expect, test } from 'vitest';
import { refusalOf, typeOf } from './files.file-rules.ts';

test.each([
  ['plan.exe', 5, 'type'],
  ['plan', 5, 'type'],
  ['plan.constructor', 5, 'type'],
  ['plan.pdf.html', 5, 'type'],
  ['plan.pdf', 0, 'empty'],
  ['plan.pdf', 10_000_001, 'size'],
  ['plan.pdf', 10_000_000, null],
  ['Bild.JPEG', 5, null],
] as const)('%s of %i bytes', (name, size, refusal) => {
  expect(refusalOf({ name, size })).toBe(refusal);
});

test('a table is a table, whatever the system calls it', () => {
  expect(typeOf({ name: 'people.csv' })).toBe('text/csv');
  expect(typeOf({ name: 'talks.ics' })).toBe('text/calendar');
});
