import { useTranslations } from 'use-intl';
import { inOwnWords } from '../../../platform/use-problem-text.ts';
import { useShopProblemText } from '../use-shop-problem-text.ts';

const known = {
  'shop.cart_empty': 'cartEmpty',
  'shop.cart_changed': 'cartChanged',
  'shop.not_shipped_there': 'notShippedThere',
  'shop.takes_no_orders': 'takesNoOrders',
  'shop.way_not_offered': 'wayNotOffered',
  'shop.order_not_from_here': 'notFromHere',
  'shop.not_bought': 'notBought',
  'invoices.more_than_left': 'moreThanLeft',
  'invoices.number_taken': 'numberTaken',
  'invoices.country_unknown': 'countryUnknown',
  'invoices.tax_number_wrong': 'taxNumberWrong',
} as const;

/** What an order is refused for, in words; the rest is said as in the shop. */
export function useOrderProblemText() {
  return inOwnWords(known, useTranslations('orders.problems'), useShopProblemText());
}
