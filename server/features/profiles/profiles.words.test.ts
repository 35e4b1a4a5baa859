import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { createTestDb, type TestDb } from '../../testing/test-db.ts';
import { likeness, likest } from './find/find.likeness.ts';
import { fold, mistakenFor, wordsOf } from '../../platform/search/sought-words.ts';
import { shared } from './profiles.words.ts';

let testDb: TestDb;
beforeAll(async () => {
  testDb = await createTestDb();
});
afterAll(() => testDb.drop());

/** Letters of many scripts with their marks, and everything ASCII can print. */
const letter = fc.oneof(
  ...[
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x300, 0x36f],
    [0x386, 0x3ff],
    [0x400, 0x52f],
    [0x5d0, 0x5ea],
    [0x620, 0x64a],
    [0x4e00, 0x4e40],
  ].map(([min = 0, max = 0]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
);

test('what is typed is folded as what is found', async () => {
  const typed = fc.sample(
    fc.array(letter, { maxLength: 30 }).map((letters) => letters.join('')),
    2_000,
  );
  const texts = [...typed, 'ΟΔΟΣ οδός', 'İstanbul', "  O'Neil-Sørensen <b>", 'Ünï̈cödé'];
  const rows = await testDb.db.rows<{ folded: string }>(
    sql`select profiles_fold(text) as folded
        from unnest(${texts}::text[]) with ordinality as typed(text, place) order by place`,
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(fold));
});

test('no typed sign is a wildcard, and nothing but words is sought', () => {
  expect(wordsOf('100%_ "Ärger" \\ \0')).toEqual(['100', 'arger']);
  expect(wordsOf('<>% _ --')).toEqual([]);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test('words are shared whatever their case and accents, as I spell them', () => {
  expect(shared(['Café', 'Chess'], ['cafe', 'Go'])).toEqual(['Café']);
});

test('a mistake leaves no other letters than typed, but for one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 14 }), (word) => {
      const length = [...word].length;
      for (const one of mistakenFor(word)) {
        expect(Math.abs([...one].length - length)).toBeLessThanOrEqual(1);
      }
    }),
  );
  expect(mistakenFor('abc')).toEqual([]);
});

describe('likeness', () => {
  test.each([
    ['keynote', 'Keynote: opening', 1],
    ['keyn', 'Keynote: opening', 0.9],
    ['note', 'Keynote: opening', 0.7],
    ['kenyote', 'Keynote: opening', 0.5],
    ['keynite', 'Keynote: opening', 0.5],
    ['opning', 'Keynote: opening', 0.5],
    ['closing', 'Keynote: opening', 0],
    ['no', 'Keynote: opening', 0],
  ])('of “%s” to “%s” is %d', (typed, text, expected) => {
    expect(likeness(wordsOf(typed), text)).toBeCloseTo(expected);
  });

  test('every word counts, and the best comes first', () => {
    const all = ['Sails and ropes', 'Rope', 'Ropes', 'Masts'];
    expect(likest(wordsOf('rope'), all, (one) => one)).toEqual({
      hits: ['Rope', 'Sails and ropes', 'Ropes'],
      total: 3,
    });
    expect(likest(wordsOf('ropes sails'), all, (one) => one).hits).toEqual(['Sails and ropes']);
  });
});
