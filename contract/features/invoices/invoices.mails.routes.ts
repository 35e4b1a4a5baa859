import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { MailDraft, MailInput } from './invoices.mails.schema.ts';
import { Invoice } from './invoices.schema.ts';

const params = Type.Object({ invoiceId: Id('invoices.issued') });
const lateParams = Type.Object({ invoiceId: Id('invoices.late') });
const query = Type.Object({ language: Type.Optional(Language) });
const reminding = [
  'invoices.is_draft',
  'invoices.is_credit_note',
  'invoices.not_past_due',
  'invoices.reminded_enough',
] as const;

/** Documents on their way to clients. */
export const invoicesMailsRoutes = {
  'GET /api/invoices/:invoiceId/mail-draft': {
    summary: 'An email with the document, as it would be written',
    access: 'admin',
    params,
    query,
    replies: { 200: MailDraft },
    problems: ['invoices.is_draft'],
  },
  'POST /api/invoices/:invoiceId/mails': {
    summary: 'Send a document as PDF; its history shows how far the email came',
    access: 'admin',
    repeats: 'once',
    params,
    body: MailInput,
    replies: { 201: Invoice },
    problems: ['invoices.is_draft', 'accounts.unverified'],
  },
  'GET /api/invoices/:invoiceId/reminder-draft': {
    summary: 'The next reminder of an invoice that is past due, as it would be written',
    access: 'admin',
    params: lateParams,
    query,
    replies: { 200: MailDraft },
    problems: reminding,
  },
  'POST /api/invoices/:invoiceId/reminders': {
    summary: 'Send the next of three reminders, with the invoice as PDF; each once',
    access: 'admin',
    repeats: 'once',
    params: lateParams,
    body: MailInput,
    replies: { 201: Invoice },
    problems: [...reminding, 'accounts.unverified'],
  },
} as const satisfies RouteTable;
