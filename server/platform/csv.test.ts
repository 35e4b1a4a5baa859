import { describe, expect, test } from 'vitest';
import { asWritten, csvLine, readCsvRows } from './csv.ts';

const cellOf = (text: string) =>
  csvLine([text])
    .replace(/\r\n$/, '')
    .replace(/^"([^]*)"$/, '$1');

/** Spreadsheets of East Asia read wide signs as narrow ones, and all pass over what nobody sees. */
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '⁼', '₊', '−'];
const before = [
  '',
  ' ',
  '\t',
  '\r\n',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\ufeff',
  '\u0000',
  '\u202e',
  ' \u200d\t',
];

describe.each(signs)('what begins with %s', (sign) => {
  test.each(before.map((lead) => [JSON.stringify(lead), lead]))(
    'after %s is text',
    (_name, lead) => {
      expect(cellOf(`${lead}${sign}cmd|x`)).toBe(`'${lead}${sign}cmd|x`);
      expect(asWritten(cellOf(`${lead}${sign}cmd|x`))).toBe(`${lead}${sign}cmd|x`);
    },
  );
});

test.each(['-1+1', '-1\n=1', '--1', '-1e9', '- 1', '-'])('%j is text', (text) =>
  expect(cellOf(text)).toBe(`'${text}`),
);

test.each([
  'Ada Lovelace',
  '-1',
  '-12.50',
  '1 - 2',
  "'=said",
  '½',
  '～',
  ' a tab\there',
  '日本＝一',
  '',
])('%s stays as it is', (text) => expect(cellOf(text)).toBe(text));

const areNameAndPrice = (columns: readonly string[]) =>
  columns.includes('name') && columns.includes('price_now');

test.each([
  ['by commas', 'Name,Price now\nLamp,12'],
  ['by semicolons', '\uFEFF\r\nname ;PRICE-NOW\r\nLamp;12\r\n\r\n'],
  ['by tabs', 'name\tprice now\n\nLamp\t12\n'],
  ['with a head of two lines', '"in\nstock",name,price_now\n,Lamp,12'],
])('a table separated %s is read by the names of its columns', (_, content) => {
  expect(readCsvRows(content, areNameAndPrice)).toMatchObject([{ name: 'Lamp', price_now: '12' }]);
});

test.each(['', 'name', 'name,price\nLamp,12', '"name,price_now'])(
  'a table without the columns it needs is none: %j',
  (content) => expect(readCsvRows(content, areNameAndPrice)).toBeNull(),
);

test('a head alone is a table without rows', () => {
  expect(readCsvRows('name,price_now', areNameAndPrice)).toEqual([]);
});
