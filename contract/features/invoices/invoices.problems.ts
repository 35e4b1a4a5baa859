import type { ProblemTable } from '../../kernel/problem.ts';

export const invoicesProblems = {
  'invoices.changed_meanwhile': { status: 409, title: 'Somebody else changed it meanwhile' },
  'invoices.issued': { status: 409, title: 'A numbered document cannot be changed' },
  'invoices.incomplete': {
    status: 409,
    title: 'An invoice needs a sender, a client with a country, and a line',
  },
  'invoices.number_taken': {
    status: 409,
    title: 'Another document has the next number: the patterns of numbers collide',
  },
  'invoices.is_draft': { status: 409, title: 'The invoice has not been issued' },
  'invoices.is_credit_note': { status: 409, title: 'That is a credit note' },
  'invoices.more_than_left': { status: 409, title: 'More than is left of the invoice' },
  'invoices.not_past_due': { status: 409, title: 'Nothing of the invoice is past due' },
  'invoices.reminded_enough': { status: 409, title: 'All three reminders were sent' },
  'invoices.client_in_use': { status: 409, title: 'There are invoices for this client' },
  'invoices.tax_number_wrong': { status: 422, title: 'This tax number is not valid' },
  'invoices.country_unknown': { status: 422, title: 'There is no such country' },
  'invoices.iban_wrong': { status: 422, title: 'This IBAN is not valid' },
  'invoices.discount_too_large': { status: 422, title: 'A discount takes no more than there is' },
  'invoices.tax_reason_wrong': {
    status: 422,
    title: 'A line with a tax rate has a reason for no tax',
  },
  'invoices.too_large': { status: 422, title: 'The sum is too large' },
} as const satisfies ProblemTable;
