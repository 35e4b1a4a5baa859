import { expect, test } from 'vitest';
import { whyDeclined, whyNotRefunded } from './stripe.faults.ts';

const declined = (code: string, detail?: string) =>
  whyDeclined({
    type: 'card_error',
    code,
    ...(detail && { decline_code: detail }),
    message: 'Something in English.',
  });

test.each([
  ['card_declined', 'insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card', 'expired_card'],
  ['card_declined', 'stolen_card', 'card_declined'],
  ['incorrect_cvc', undefined, 'wrong_details'],
  ['what_comes_next_year', undefined, 'Something in English.'],
])('%s with %s is told as %s', (code, detail, why) => {
  expect(declined(code, detail)).toBe(why);
});

test('a payment without an error has no reason', () => {
  expect(whyDeclined(null)).toBe('');
});

test.each([
  ['insufficient_funds', 'refund_balance_too_low'],
  ['unknown', ''],
  ['merchant_request', 'merchant_request'],
])('of money that did not go back, %s is told as %j', (reason, why) => {
  expect(whyNotRefunded({ failure_reason: reason } as Parameters<typeof whyNotRefunded>[0])).toBe(
    why,
  );
});
