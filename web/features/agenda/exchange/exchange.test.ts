import type { ImportLine } from '@plenum/contract';
import { expect, test } from 'vitest';
import { csvTemplate } from './exchange.template.ts';
import { distinctFaults, linesMatching } from './exchange.ts';

const lineOf = (title: string, what: ImportLine['what']): ImportLine => ({
  row: 0,
  title,
  startsAt: null,
  room: 'Quay',
  what,
  fields: [],
});

test('a fault that is found twice in a row is told once, as it stands in the file', () => {
  const faults = [
    { row: 4, code: 'title_missing', value: '' },
    { row: 2, code: 'length_wrong', value: '-5' },
    { row: 2, code: 'length_wrong', value: '0' },
  ] as const;
  expect(distinctFaults(faults)).toEqual([faults[1], faults[0]]);
});

test('sessions are found by title and room, and keep their numbers', () => {
  const lines = [lineOf('Knots', 'drop'), lineOf('Sails', 'same'), lineOf('Knots', 'drop')];
  const numbers = (what: ImportLine['what'] | null, q: string) =>
    linesMatching(lines, { what, q }).map(({ number }) => number);
  expect(numbers('drop', 'KNO')).toEqual([0, 2]);
  expect(numbers(null, 'quay')).toEqual([0, 1, 2]);
  expect(numbers('create', '')).toEqual([]);
});

test('the template has a title in every language, and quotes what it holds', async () => {
  const example = { title: 'Say "hi"', abstract: '', room: '', track: '', speaker: 'A; B' };
  const event = { languages: ['en' as const, 'de' as const], startsOn: '2027-03-10' };
  const text = await csvTemplate(event, example).text();
  const [head, row] = text.split('\r\n');
  expect(head).toContain('"title_en","title_de"');
  expect(row).toContain('"2027-03-10 09:00","45"');
  expect(row).toContain('"Say ""hi""","Say ""hi"""');
});
