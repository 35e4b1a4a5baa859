import type { ProblemTable } from '../../kernel/problem.ts';

export const paymentsProblems = {
  'payments.key_taken': { status: 409, title: 'The key names another payment' },
  'payments.not_from_here': { status: 409, title: 'No way leads there from its state' },
  'payments.not_paid': { status: 409, title: 'Only what was paid can be refunded' },
  'payments.more_than_paid': { status: 409, title: 'More than is left of the payment' },
  'payments.account_too_long': {
    status: 422,
    title: 'More went on than fits a statement: ask for a shorter time',
  },
  'payments.too_large': { status: 422, title: 'The sum is too large' },
  'payments.period_wrong': {
    status: 422,
    title: 'A period must end after it starts, within a year',
  },
  'payments.statement_unreadable': { status: 422, title: 'The bank statement cannot be read' },
  'payments.entry_settled': { status: 409, title: 'Somebody has already settled it' },
  'payments.entry_reversed': { status: 409, title: 'Money that came back is no payment' },
  'payments.parts_wrong': {
    status: 422,
    title: 'Parts are of different invoices, and leave something of the line',
  },
  'payments.other_currency': { status: 409, title: 'The invoice is in another currency' },
  'payments.changed_meanwhile': { status: 409, title: 'Somebody else changed it' },
  'payments.provider_knows': { status: 409, title: 'The provider decides on it' },
  'payments.not_by_provider': { status: 409, title: 'It did not come through the provider' },
  'payments.not_offered': { status: 409, title: 'That payment method is not available' },
  'payments.paid_already': { status: 409, title: 'Nothing is left to be paid' },
  'payments.provider_failed': { status: 502, title: 'The provider did not answer as expected' },
  'payments.signature_wrong': { status: 400, title: 'The signature is not right' },
} as const satisfies ProblemTable;
