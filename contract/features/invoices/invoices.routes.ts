import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  CreditInput,
  Invoice,
  InvoiceFilter,
  InvoiceInput,
  InvoicePage,
  InvoiceQuery,
  InvoiceSums,
  InvoiceUpdate,
  SumsInput,
} from './invoices.schema.ts';

const params = Type.Object({ invoiceId: Id('invoices.invoice') });
const issuedParams = Type.Object({ invoiceId: Id('invoices.issued') });
const faults = [
  'invoices.discount_too_large',
  'invoices.tax_reason_wrong',
  'invoices.too_large',
] as const;

export const invoicesRoutes = {
  'GET /api/invoices': {
    summary: 'Invoices and credit notes by search, filters and sort, the newest first',
    access: 'admin',
    query: InvoiceQuery,
    replies: { 200: InvoicePage },
  },
  'POST /api/invoices': {
    summary: 'Add a draft',
    access: 'admin',
    repeats: 'once',
    body: InvoiceInput,
    replies: { 201: Invoice },
    problems: faults,
  },
  'POST /api/invoices/sums': {
    summary: 'What lines come to, before anything is saved',
    access: 'admin',
    repeats: 'same',
    body: SumsInput,
    replies: { 200: InvoiceSums },
    problems: faults,
  },
  'GET /api/invoices/export': {
    summary:
      'All that a search finds, for the bookkeeper: a line for each tax rate of each document',
    access: 'admin',
    query: InvoiceFilter,
    download: 'text/csv',
    replies: {},
  },
  'GET /api/invoices/:invoiceId': {
    summary: 'One document with all that is printed of it, and how it came to its state',
    access: 'admin',
    params,
    replies: { 200: Invoice },
  },
  'PATCH /api/invoices/:invoiceId': {
    summary: 'Change the given fields of a draft',
    access: 'admin',
    repeats: 'once',
    params,
    body: InvoiceUpdate,
    replies: { 200: Invoice },
    problems: [...faults, 'invoices.changed_meanwhile', 'invoices.issued'],
  },
  'DELETE /api/invoices/:invoiceId': {
    summary: 'Remove a draft',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
    problems: ['invoices.issued'],
  },
  'POST /api/invoices/:invoiceId/duplicate': {
    summary: 'Add a draft with the client and lines of an invoice',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 201: Invoice },
    problems: ['invoices.is_credit_note'],
  },
  'POST /api/invoices/:invoiceId/issue': {
    summary: 'Give a draft its number and day; from then on it counts as sent and stays as it is',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Invoice },
    problems: ['invoices.issued', 'invoices.incomplete', 'invoices.number_taken'],
  },
  'POST /api/invoices/:invoiceId/downloaded': {
    summary: 'Say that a sent one was printed or saved: it counts as downloaded',
    access: 'admin',
    repeats: 'once',
    params: issuedParams,
    replies: { 200: Invoice },
    problems: ['invoices.is_draft'],
  },
  'POST /api/invoices/:invoiceId/credit-notes': {
    summary: 'Cancel an issued invoice, in whole or in part: issues a credit note and answers it',
    access: 'admin',
    repeats: 'once',
    params: issuedParams,
    body: CreditInput,
    replies: { 201: Invoice },
    problems: [
      'invoices.is_draft',
      'invoices.is_credit_note',
      'invoices.more_than_left',
      'invoices.number_taken',
    ],
  },
} as const satisfies RouteTable;
