import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge } from './merge.ts';

const texts = fc.dictionary(fc.constantFrom('en', 'de', 'fr'), fc.string({ maxLength: 3 }));
const html = fc.array(fc.constantFrom('<p>one</p>', '<p>two</p>')).map((parts) => parts.join(''));
const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
const things = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    name: fc.string({ maxLength: 2 }),
    words: texts,
  }),
  { selector: ({ id }) => id },
);
const pairs = fc.array(fc.record({ label: fc.string({ maxLength: 2 }), url: fc.webUrl() }));
const nothing = fc.constantFrom(null, '', 0, false, undefined);
const threeOf = <T>(kind: fc.Arbitrary<T>) => fc.tuple(kind, kind, kind);
const three = fc.oneof(
  ...[texts, html, words, things, pairs, nothing].map((kind) => threeOf<unknown>(kind)),
);

test('what only one changed is taken from that one', () => {
  fc.assert(
    fc.property(three, ([base, changed]) => {
      expect(merge(base, changed, base)).toEqual({ value: changed, isClash: false });
      expect(merge(base, base, changed)).toEqual({ value: changed, isClash: false });
    }),
  );
});

test('the same change by both is no clash', () => {
  fc.assert(
    fc.property(three, ([base, both]) => {
      expect(merge(base, both, both)).toEqual({ value: both, isClash: false });
    }),
  );
});

test('two clash alike whoever looks, and without a clash both end with the same', () => {
  const sorted = (value: unknown) =>
    Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value;
  fc.assert(
    fc.property(three, ([base, one, other]) => {
      const [mine, theirs] = [merge(base, one, other), merge(base, other, one)];
      expect(mine.isClash).toBe(theirs.isClash);
      if (!mine.isClash) expect(sorted(mine.value)).toEqual(sorted(theirs.value));
    }),
  );
});

test('of a list nothing is lost that nobody took out, and nothing is in it twice', () => {
  fc.assert(
    fc.property(threeOf(words), ([base, mine, theirs]) => {
      const merged = merge(base, mine, theirs).value as string[];
      const expected = [...new Set([...mine, ...theirs])].filter(
        (word) => !base.includes(word) || (mine.includes(word) && theirs.includes(word)),
      );
      expect(merged.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('two changes of one value clash, and mine stays', () => {
  expect(merge('Summit', 'Horizon', 'Zenith')).toEqual({ value: 'Horizon', isClash: true });
  const [base, mine, theirs] = ['<p>One</p>', '<p>One more</p>', '<p>None</p>'];
  expect(merge(base, mine, theirs)).toEqual({ value: mine, isClash: true });
});

test('texts clash only within a language', () => {
  const base = { en: 'Meet', de: 'Treffen' };
  const mine = { en: 'Meet us', de: 'Treffen' };
  const theirs = { en: 'Meet', fr: 'Rencontre' };
  expect(merge(base, mine, theirs)).toEqual({
    value: { en: 'Meet us', fr: 'Rencontre' },
    isClash: false,
  });
  expect(merge(base, mine, { en: 'Join us' })).toEqual({ value: { en: 'Meet us' }, isClash: true });
});

test('things of a list meet in their fields, and go where only one of two touched them', () => {
  const [pump, valve, pipe] = [
    { id: 'p', name: 'Pump', url: null },
    { id: 'v', name: 'Valve', url: null },
    { id: 'x', name: 'Pipe', url: null },
  ];
  const mine = [{ ...pump, name: 'Quiet pump' }, valve];
  const theirs = [pipe, { ...pump, url: 'https://a.example' }];
  expect(merge([pump, valve], mine, theirs)).toEqual({
    value: [pipe, { id: 'p', name: 'Quiet pump', url: 'https://a.example' }],
    isClash: false,
  });
  expect(merge([pump, valve], mine, [valve])).toEqual({ value: mine, isClash: true });
});

test('an order is taken from whoever changed it, and two orders clash', () => {
  expect(merge(['a', 'b'], ['b', 'a'], ['a', 'b', 'c'])).toEqual({
    value: ['b', 'c', 'a'],
    isClash: false,
  });
  expect(merge(['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b'])).toEqual({
    value: ['b', 'a', 'c'],
    isClash: true,
  });
});

test('what has no parts of its own is one value', () => {
  const [nobody, ada, noah] = [
    { id: null, fullName: '' },
    { id: 1, fullName: 'Ada' },
    { id: 2, fullName: 'Noah' },
  ];
  expect(merge(nobody, ada, noah)).toEqual({ value: ada, isClash: true });
  const weekly = { kind: 'weekly', days: ['MO'] };
  const [mine, theirs] = [
    { ...weekly, days: ['TU'] },
    { ...weekly, kind: 'daily' },
  ];
  expect(merge(weekly, mine, theirs)).toEqual({ value: mine, isClash: true });
});
