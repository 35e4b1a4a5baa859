import { expect, test } from 'vitest';
import { readInvited } from './invitations.values.ts';

test.each([
  ['Ines Prado <ines@example.com>', 'ines@example.com', 'Ines Prado'],
  ['ines@example.com', 'ines@example.com', ''],
  ['"Prado, Ines";ines@example.com', 'ines@example.com', 'Prado Ines'],
  ['ines@example.com\tInes Prado', 'ines@example.com', 'Ines Prado'],
  ['Ines,Prado,ines@example.com', 'ines@example.com', 'Ines Prado'],
])('%s', (list, email, fullName) => {
  expect(readInvited(list)).toEqual({ people: [{ email, fullName }], unread: [] });
});

test('addresses in one line are people each, and one twice is one', () => {
  const { people } = readInvited('a@example.com, b@example.com; A@example.com');
  expect(people.map(({ email }) => email)).toEqual(['a@example.com', 'b@example.com']);
});

test('what has no address is said', () => {
  expect(readInvited('Name, Email\nKim Osei').unread).toEqual(['Name, Email', 'Kim Osei']);
});
