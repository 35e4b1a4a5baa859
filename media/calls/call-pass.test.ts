import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readCallPass } from './call-pass.ts';

const key = Buffer.from('a key of the server');
const now = 1_790_000_000_000;
const sign = (text: string) =>
  `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
const seat = `seat.c2-17.3.1.${now + 1}`;

test('says which call, whose place in it, and whether they are heard', () => {
  const read = { right: 'seat', call: 'c2-17', seat: 3, isSilenced: true };
  expect(readCallPass(key, sign(seat), now)).toEqual(read);
});

test.each([
  ['over', sign(`seat.c2-17.3.1.${now}`)],
  ['forged', `${seat}.${'A'.repeat(43)}`],
  ['of another place', sign(seat).replace('.3.', '.4.')],
  ['of a stage', sign(`order.2-17.0.${now + 1}`)],
  ['not signed', seat],
])('is refused: %s', (_why, text) => {
  expect(readCallPass(key, text, now)).toBeNull();
});
