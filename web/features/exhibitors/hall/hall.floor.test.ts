import type { HallBooth } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { choicesIn, commonTopics, fits } from './hall.floor.ts';

const booth = (fields: Partial<HallBooth>): HallBooth => ({
  id: 1,
  tier: 'gold',
  name: 'Café Zürich',
  tagline: { en: 'Coffee for clouds', de: 'Kaffee für Wolken' },
  logo: null,
  banner: null,
  picture: null,
  topics: ['Hosting', 'Éducation'],
  products: ['Bean Counter'],
  ...fields,
});
const nobody = {
  saved: new Set<number>(),
  visited: new Set<number>(),
  online: new Map<number, never>(),
};

describe('the search', () => {
  test.each([
    ['cafe zurich', true],
    ['COFFEE bean', true],
    ['wolken', true],
    ['education', true],
    ['coffee tea', false],
  ])('for %s answers %s', (q, isFound) => {
    expect(fits(booth({}), { q }, nobody)).toBe(isFound);
  });
});

describe('a filter keeps', () => {
  const here = {
    saved: new Set([1]),
    visited: new Set([2]),
    online: new Map([[1, { id: 1, people: [9], faces: [] }]]),
  };
  test.each([
    [{ topic: 'education' }, true],
    [{ topic: 'Edu' }, false],
    [{ product: 'bean counter' }, true],
    [{ online: '1' }, true],
    [{ mine: 'saved' }, true],
    [{ mine: 'visited' }, false],
    [{ mine: 'new' }, true],
    [{ mine: 'saved', q: 'tea' }, false],
  ] as const)('%o: %s', (search, isKept) => {
    expect(fits(booth({}), search, here)).toBe(isKept);
  });

  test('nobody who is away', () => {
    expect(fits(booth({}), { online: '1' }, nobody)).toBe(false);
  });
});

test('a topic is offered once, however it is written', () => {
  const booths = [
    booth({ topics: ['Security', 'AI'] }),
    booth({ topics: ['security', 'Économie'] }),
  ];
  expect(choicesIn(booths, 'topics', 'en')).toEqual(['AI', 'Économie', 'Security']);
});

test('the topics of most booths stand first in the row', () => {
  const booths = [
    booth({ topics: ['AI', 'Security'] }),
    booth({ topics: ['security', 'Bees'] }),
    booth({ topics: ['Bees', 'Security'] }),
  ];
  const topics = choicesIn(booths, 'topics', 'en');
  expect(commonTopics(booths, topics)).toEqual(['Security', 'Bees', 'AI']);
  const many = Array.from({ length: 60 }, (_, place) => `Topic ${place}`);
  expect(commonTopics([booth({ topics: many })], many)).toHaveLength(24);
});
