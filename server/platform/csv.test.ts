import { describe, expect, test } from 'vitest';
import { asWritten, csvLine } from './csv.ts';

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
