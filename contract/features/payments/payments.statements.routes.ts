import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  EntriesConfirmed,
  BankEntry,
  EntryAssignment,
  EntryCounts,
  EntryIgnoring,
  EntryPage,
  EntryQuery,
  StatementHow,
  StatementPlan,
  StatementResult,
} from './payments.statements.schema.ts';

const params = Type.Object({ entryId: Id('payments.entry') });
const ignoredParams = Type.Object({ entryId: Id('payments.ignored_entry') });
const upload = {
  types: ['text/csv', 'application/xml', 'text/xml', 'application/octet-stream'],
  maxBytes: 5_000_000,
} as const;

/** What came to the bank, by its statements, and which invoices it was for. */
export const paymentsStatementsRoutes = {
  'POST /api/payments/statements/preview': {
    summary: 'What importing a bank statement would do; nothing is written',
    access: 'admin',
    repeats: 'same',
    query: StatementHow,
    upload,
    replies: { 200: StatementPlan },
    problems: ['payments.statement_unreadable'],
  },
  'POST /api/payments/statements': {
    summary: 'Import a bank statement, camt.053 or CSV; known lines are not imported again',
    access: 'admin',
    repeats: 'once',
    query: StatementHow,
    upload,
    replies: { 201: StatementResult },
    problems: ['payments.statement_unreadable'],
  },
  'GET /api/payments/entries': {
    summary: 'Lines of bank statements with the invoices they may be about, the newest first',
    access: 'admin',
    query: EntryQuery,
    replies: { 200: EntryPage },
  },
  'GET /api/payments/entries/counts': {
    summary: 'How many lines wait for somebody, by how sure their match is',
    access: 'admin',
    replies: { 200: EntryCounts },
  },
  'POST /api/payments/entries/confirm': {
    summary: 'Record a payment for each line whose match is sure',
    access: 'admin',
    repeats: 'once',
    replies: { 200: EntriesConfirmed },
  },
  'POST /api/payments/entries/:entryId/assign': {
    summary: 'Say which invoice a line is about, or which several: their payments are recorded',
    access: 'admin',
    repeats: 'once',
    params,
    body: EntryAssignment,
    replies: { 200: BankEntry },
    problems: [
      'payments.entry_settled',
      'payments.entry_reversed',
      'payments.parts_wrong',
      'payments.other_currency',
      'payments.too_large',
      'payments.key_taken',
      'invoices.is_draft',
      'invoices.is_credit_note',
    ],
  },
  'POST /api/payments/entries/:entryId/ignore': {
    summary: 'Say that a line is about no invoice',
    access: 'admin',
    repeats: 'once',
    params,
    body: EntryIgnoring,
    replies: { 200: BankEntry },
    problems: ['payments.entry_settled'],
  },
  'POST /api/payments/entries/:entryId/reopen': {
    summary: 'Undo that a line was ignored',
    access: 'admin',
    repeats: 'once',
    params: ignoredParams,
    replies: { 200: BankEntry },
    problems: ['payments.entry_settled'],
  },
} as const satisfies RouteTable;
