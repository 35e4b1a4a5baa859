import type { Ability } from '@plenum/contract';
import { expect, test } from 'vitest';
import { abilitiesOf, type Need } from './abilities.ts';

const organiser: Ability[] = [{ action: 'manage', subject: 'all' }];
const attendee: Ability[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];
const needs: Need[] = [
  ['manage', 'all'],
  ['read', 'ACL'],
  ['read', 'Auth'],
];
const answers = (person: { ability: Ability[] } | null) => needs.map(abilitiesOf(person));

test.each([
  ['an organiser', { ability: organiser }, [true, true, true]],
  ['an attendee', { ability: attendee }, [false, true, true]],
  ['somebody of whom nothing is stored', null, [false, false, true]],

  ['somebody who was granted nothing', { ability: [] }, [false, false, false]],
] as const)('%s', (_, person, expected) => {
  expect(answers(person && { ability: [...person.ability] as Ability[] })).toEqual(expected);
});

test('what is stored and no list counts as nothing stored', () => {
  expect(answers({ ability: 'all' as unknown as Ability[] })).toEqual([false, false, true]);
});
