import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arrived,
  changedFields,
  clashesIn,
  follow,
  isUnsaved,
  settle,
  type Typed,
  untouched,
} from './typed.ts';

const summit = {
  name: 'Summit',
  slug: 'summit',
  tags: ['a'],
  texts: { en: 'Meet', de: 'Treffen' },
};
type Summit = typeof summit;
const typing = (values: Partial<Summit>, typed = untouched(summit)): Typed<Summit> => ({
  ...typed,
  values: { ...typed.values, ...values },
});

test('what others change is followed, and told only beside what was typed', () => {
  const theirs = { ...summit, name: 'Zenith' };
  expect(follow(untouched(summit), theirs)).toEqual(untouched(theirs));
  const both = follow(typing({ slug: 'horizon' }), theirs);
  expect(both.values).toEqual({ ...theirs, slug: 'horizon' });
  expect(both.taken).toEqual(['name']);
  expect(clashesIn(both)).toEqual([]);
  expect(changedFields(both.known, both.values)).toEqual({ slug: 'horizon' });
});

test('a clash stays until a person decides, whatever else is changed', () => {
  const clash = follow(typing({ name: 'Horizon' }), { ...summit, name: 'Zenith' });
  expect(clash.values.name).toBe('Horizon');
  expect(clashesIn(clash)).toEqual(['name']);
  const later = follow(clash, { ...clash.known, slug: 'zenith' });
  expect(clashesIn(later)).toEqual(['name']);
  expect(clashesIn(settle(later, 'name', 'mine'))).toEqual([]);
  expect(settle(later, 'name', 'mine').values.name).toBe('Horizon');
  expect(settle(later, 'name', 'theirs').values.name).toBe('Zenith');
  expect(clashesIn(typing({ name: 'Zenith' }, later))).toEqual([]);
  const again = follow(settle(later, 'name', 'mine'), { ...later.known, name: 'Nadir' });
  expect(clashesIn(again)).toEqual(['name']);
});

test('theirs is taken only where it touches', () => {
  const mine = typing({ texts: { en: 'Meet us', de: 'Trefft uns' } });
  const clash = follow(mine, { ...summit, texts: { en: 'Join us', de: 'Treffen' } });
  expect(settle(clash, 'texts', 'theirs').values.texts).toEqual({
    en: 'Join us',
    de: 'Trefft uns',
  });
});

test('what was saved is as the server spells it, and what was typed since stays', () => {
  const sent = { ...summit, name: ' Horizon ', slug: 'Horizon ' };
  const saved = { ...summit, name: 'Horizon', slug: 'horizon', tags: ['a', 'b'] };
  const typed = typing({ ...sent, slug: 'Horizon 2' });
  const after = arrived(typed, sent, saved);
  expect(after.values).toEqual({ ...saved, slug: 'Horizon 2' });
  expect(clashesIn(after)).toEqual([]);
  expect(after.taken).toEqual([]);
  expect(arrived(typing(sent), sent, saved)).toEqual(untouched(saved));
});

const values = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  slug: fc.constantFrom('x', 'y'),
  tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  texts: fc.dictionary(fc.constantFrom('en', 'de'), fc.constantFrom('one', 'two')),
}) as fc.Arbitrary<Summit>;

test('in any history: nothing is unsaved that nobody typed, and deciding for theirs is theirs', () => {
  fc.assert(
    fc.property(values, values, fc.array(values), (start, mine, theirs) => {
      const typed = theirs.reduce(follow<Summit>, { ...untouched(start), values: mine });
      const last = theirs.at(-1) ?? start;
      expect(typed.known).toEqual(last);
      for (const name of Object.keys(changedFields(last, typed.values))) {
        expect(changedFields(start, mine)).toHaveProperty(name);
      }
      const settled = clashesIn(typed).reduce((one, name) => settle(one, name, 'theirs'), typed);
      expect(clashesIn(settled)).toEqual([]);
      expect(settled.values.name === last.name || settled.values.name === mine.name).toBe(true);
      if (changedFields(start, mine).name === undefined)
        expect(settled.values.name).toBe(last.name);
      expect(isUnsaved(settled)).toBe(Object.keys(changedFields(last, settled.values)).length > 0);
    }),
  );
});
