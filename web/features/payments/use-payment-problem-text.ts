import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'payments.key_taken': 'keyTaken',
  'payments.not_from_here': 'notFromHere',
  'payments.not_paid': 'notPaid',
  'payments.more_than_paid': 'moreThanPaid',
  'payments.account_too_long': 'accountTooLong',
  'payments.too_large': 'tooLarge',
  'payments.statement_unreadable': 'statementUnreadable',
  'payments.entry_settled': 'entrySettled',
  'payments.entry_reversed': 'entryReversed',
  'payments.parts_wrong': 'partsWrong',
  'payments.other_currency': 'otherCurrency',
  'payments.changed_meanwhile': 'changedMeanwhile',
  'payments.provider_knows': 'providerKnows',
  'payments.not_by_provider': 'notByProvider',
  'payments.not_offered': 'notOffered',
  'payments.paid_already': 'paidAlready',
  'payments.provider_failed': 'providerFailed',
} as const;

export function usePaymentProblemText() {
  return inOwnWords(known, useTranslations('payments.problems'), useProblemText());
}
