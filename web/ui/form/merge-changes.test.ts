import { expect, test } from 'vitest';
import { changedFields, mergeChanges } from './merge-changes.ts';

const base = { name: 'Summit', tagline: { en: 'Meet', de: 'Treffen' }, days: ['a', 'b'] };

test('what only one of two changed is taken from that one', () => {
  const mine = { ...base, name: 'Horizon' };
  const theirs = { ...base, days: ['a'] };
  const { values, clashes } = mergeChanges(base, mine, theirs);
  expect(values).toEqual({ ...base, name: 'Horizon', days: ['a'] });
  expect(clashes).toEqual([]);
});

test('the same change by both is no clash', () => {
  const both = { ...base, name: 'Horizon' };
  expect(mergeChanges(base, both, both)).toEqual({ values: both, clashes: [] });
});

test('two changes of one value clash, and mine stays', () => {
  const mine = { ...base, name: 'Horizon' };
  const theirs = { ...base, name: 'Zenith' };
  expect(mergeChanges(base, mine, theirs)).toEqual({ values: mine, clashes: ['name'] });
});

test('texts clash only within a language', () => {
  const mine = { ...base, tagline: { en: 'Meet us', de: 'Treffen' } };
  const theirs = { ...base, tagline: { en: 'Meet', de: 'Trefft uns' } };
  const { values, clashes } = mergeChanges(base, mine, theirs);
  expect(values.tagline).toEqual({ en: 'Meet us', de: 'Trefft uns' });
  expect(clashes).toEqual([]);
  const others = { ...base, tagline: { en: 'Join us' } };
  expect(mergeChanges(base, mine, others).clashes).toEqual(['tagline']);
});

test('an order is one value', () => {
  const mine = { ...base, days: ['b', 'a'] };
  const theirs = { ...base, days: ['a', 'b', 'c'] };
  expect(mergeChanges(base, mine, theirs).clashes).toEqual(['days']);
});

test('only what differs is sent', () => {
  expect(changedFields(base, { ...base, name: 'Horizon' })).toEqual({ name: 'Horizon' });
});
