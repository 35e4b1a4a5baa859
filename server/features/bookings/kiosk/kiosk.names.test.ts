import { expect, test } from 'vitest';
import { areOneName, calledSo } from './kiosk.names.ts';

const people = [
  'Zoë Müller-Lüdenscheidt',
  'Ana María de la Cruz',
  'Ana de la Cruz',
  '山田 花子',
].map((fullName) => ({ fullName }));
const found = (typed: string) => calledSo(people, typed).map(({ fullName }) => fullName);

test.each([
  ['muller ludenscheidt', 'Zoë Müller-Lüdenscheidt'],
  [' LÜDENSCHEIDT ', 'Zoë Müller-Lüdenscheidt'],
  ['山田', '山田 花子'],
  ['花子', '山田 花子'],
  ['ana de la cruz', 'Ana de la Cruz'],
  ['Ana María', 'Ana María de la Cruz'],
])('%s is %s', (typed, name) => expect(found(typed)).toEqual([name]));

test('what is no name of theirs finds nobody, and neither does nothing', () => {
  for (const typed of ['', ' . ', 'ller', 'Mü', 'la', 'Müller Zoë'])
    expect(found(typed)).toEqual([]);
});

test('of two families of one name nobody is taken for the other', () => {
  const both = calledSo(people, 'de la Cruz');
  expect(both).toHaveLength(2);
  expect(areOneName(both)).toBe(false);
  expect(areOneName([{ fullName: 'Jo Li' }, { fullName: 'jo  li' }])).toBe(true);
});
