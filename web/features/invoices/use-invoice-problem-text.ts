import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'invoices.changed_meanwhile': 'changedMeanwhile',
  'invoices.issued': 'issued',
  'invoices.incomplete': 'incomplete',
  'invoices.number_taken': 'numberTaken',
  'invoices.is_draft': 'isDraft',
  'invoices.is_credit_note': 'isCreditNote',
  'invoices.more_than_left': 'moreThanLeft',
  'invoices.not_past_due': 'notPastDue',
  'invoices.reminded_enough': 'remindedEnough',
  'accounts.unverified': 'unverified',
  'invoices.client_in_use': 'clientInUse',
  'invoices.tax_number_wrong': 'taxNumberWrong',
  'invoices.country_unknown': 'countryUnknown',
  'invoices.iban_wrong': 'ibanWrong',
  'invoices.discount_too_large': 'discountTooLarge',
  'invoices.tax_reason_wrong': 'taxReasonWrong',
  'invoices.too_large': 'tooLarge',
} as const;

/** What only the calls of these screens answer, in words; the rest is said as everywhere. */
export function useInvoiceProblemText() {
  return inOwnWords(known, useTranslations('invoices.problems'), useProblemText());
}
