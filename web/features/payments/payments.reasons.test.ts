import type { Payment } from '@plenum/contract';
import { expect, test } from 'vitest';
import { reasonOf } from './payments.reasons.ts';

const at = '2026-11-27T10:00:00Z';
const said = (kind: Payment['kind'], ...whys: string[]) =>
  reasonOf({ kind, changes: whys.map((why) => ({ state: 'paid', at, by: null, why })) });

test('what became of a payment is why it stands so, not what was said before', () => {
  expect(said('payment', 'On its way', 'Your card was declined.')).toBe('Your card was declined.');
  expect(said('payment', 'On its way', '')).toBe('');
});

test('money that went back still says what for', () => {
  expect(said('refund', 'Came broken', '')).toBe('Came broken');
  expect(said('refund', 'Came broken', 'Account closed')).toBe('Account closed');
});
