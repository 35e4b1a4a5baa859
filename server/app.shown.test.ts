import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hides } from './testing/shown/hides.ts';
import { hidesNothing } from './testing/shown/hides-nothing.ts';

/** What decides who may see a row: a moment it begins or ends, a state, a draft, a yes or no. */
const decides =
  /(?:_from|_until|(?:deleted|removed|deactivated|archived|withdrawn|ended|lifted|undone|taken_back|expires|leaves|published|told)_at|state|status)$|^(?:is|was|shows)_|hidden|shown|draft/;

function columnsThatDecide(): string[] {
  const schema = readFileSync(new URL('migrations/schema.sql', import.meta.url), 'utf8');
  const tables = schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm);
  return [...tables].flatMap(([, table, body = '']) =>
    [...body.matchAll(/^ {2}(?!constraint )(\w+) /gm)]
      .map(([, column = '']) => column)
      .filter((column) => decides.test(column))
      .map((column) => `${table}.${column}`),
  );
}

test('of each column that may decide who sees a row it is said whether it does', () => {
  const said = [...Object.keys(hides), ...Object.values(hidesNothing).flat()];
  expect(columnsThatDecide().toSorted()).toEqual(said.toSorted());
});

const proofs = Object.entries(hides).flatMap(([column, ways]) =>
  Object.entries(ways).map(([way, proof]) => [column, way, proof] as const),
);

test('each that does has a proof', () => {
  expect(
    Object.keys(hides).filter((column) => Object.keys(hides[column] ?? {}).length === 0),
  ).toEqual([]);
});

test.each(proofs)('%s is proven, on its way out by %s: %s', (_column, _way, proof) => {
  const [file = '', words = ''] = proof.split(' › ');
  const source = readFileSync(new URL(`features/${file}`, import.meta.url), 'utf8');
  const titles = source.split('\n').filter((line) => /^ *(?:test|describe|['`"])/.test(line));
  expect(words.length > 0 && titles.some((title) => title.includes(words))).toBe(true);
});
