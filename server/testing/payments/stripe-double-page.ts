type Status = 'open' | 'complete' | 'expired';

export interface DoubleSession {
  id: string;
  status: Status;
  isPaid: boolean;
  intent: string | null;
  fault: string | null;
  amount: number;
  currency: string;
  name: string;
  success: string;
  cancel: string;
}

/** It names an icon, or a browser asks for one when it likes and is refused as one without a key. */
const pageHead = '<!doctype html><title>Checkout</title><link rel="icon" href="data:,">';

export const leadTo = (address: string): string =>
  `${pageHead}<meta http-equiv="refresh" content="0;url=${address}">`;

/** What a payer can do there; once their bank is asked, what that says. */
const deedsAt = (deed: string | null) =>
  deed === 'challenge'
    ? { approve: 'Approve', refuse: 'Refuse' }
    : {
        pay: 'Pay',
        challenge: 'Pay with a card that asks its bank',
        decline: 'Pay with a card that is declined',
        later: 'Pay by a way that takes days',
        back: 'Go back',
      };

export function paymentPage(
  { amount, currency, name, fault }: DoubleSession,
  deed: string | null,
): string {
  const sum = `${amount} ${currency} (smallest unit)`;
  const buttons = Object.entries(deedsAt(deed)).map(
    ([value, says]) => `<button name="deed" value="${value}">${says}</button>`,
  );
  const words = `<h1>Stand-in for Stripe</h1><p>${name}: ${sum}</p><p>${fault === null ? '' : 'Your card was declined.'}</p>`;
  return `${pageHead}${words}<form method="post">${buttons.join(' ')}</form>`;
}
