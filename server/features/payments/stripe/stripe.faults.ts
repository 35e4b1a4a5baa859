import type { PaymentFault } from '@plenum/contract';
import type Stripe from 'stripe';

/** What is not here is a card that was declined: of one that was lost or stolen no more is said to whoever holds it. */
const ofCards: Readonly<Record<string, PaymentFault>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'wrong_details',
  invalid_expiry_year: 'wrong_details',
  incorrect_number: 'wrong_details',
  invalid_number: 'wrong_details',
  incorrect_cvc: 'wrong_details',
  invalid_cvc: 'wrong_details',
  incorrect_pin: 'wrong_details',
  invalid_pin: 'wrong_details',
  incorrect_zip: 'wrong_details',
  authentication_required: 'not_confirmed',
  payment_intent_authentication_failure: 'not_confirmed',
  processing_error: 'try_later',
  issuer_not_available: 'try_later',
  reenter_transaction: 'try_later',
  try_again_later: 'try_later',
  card_not_supported: 'card_not_supported',
  currency_not_supported: 'card_not_supported',
  card_velocity_exceeded: 'limit_reached',
  withdrawal_count_limit_exceeded: 'limit_reached',
};

const ofRefunds: Readonly<Record<string, PaymentFault>> = {
  lost_or_stolen_card: 'refund_card_gone',
  expired_or_canceled_card: 'refund_card_gone',
  insufficient_funds: 'refund_balance_too_low',
  declined: 'refund_declined',
  charge_for_pending_refund_disputed: 'refund_disputed',
};

/** In a word everybody can be told in their language, else in Stripe's own. */
export function whyDeclined(error: Stripe.PaymentIntent.LastPaymentError | null): string {
  const { code = '', decline_code: detail = '', message = '' } = error ?? {};
  return ofCards[detail] ?? ofCards[code] ?? message;
}

export const whyNotRefunded = ({ failure_reason: reason = '' }: Stripe.Refund): string =>
  ofRefunds[reason] ?? (reason === 'unknown' ? '' : reason);
