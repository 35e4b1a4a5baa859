import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Client,
  ClientInput,
  ClientPage,
  ClientQuery,
  ClientUpdate,
} from './invoices.clients.schema.ts';
import { InvoiceSettings, InvoiceSettingsUpdate } from './invoices.settings.schema.ts';

const params = Type.Object({ clientId: Id('invoices.client') });
const problems = ['invoices.tax_number_wrong', 'invoices.country_unknown'] as const;

/** The client book, and what all invoices share. */
export const invoicesClientsRoutes = {
  'GET /api/invoices/settings': {
    summary: 'Sender, bank, numbering and payment term of the organisation’s invoices',
    access: 'admin',
    replies: { 200: InvoiceSettings },
  },
  'PATCH /api/invoices/settings': {
    summary: 'Change the given settings; issued invoices stay as they are',
    access: 'admin',
    repeats: 'once',
    body: InvoiceSettingsUpdate,
    replies: { 200: InvoiceSettings },
    problems: [...problems, 'invoices.iban_wrong', 'invoices.changed_meanwhile'],
  },
  'GET /api/invoices/clients': {
    summary: 'The client book by search and sort',
    access: 'admin',
    query: ClientQuery,
    replies: { 200: ClientPage },
  },
  'POST /api/invoices/clients': {
    summary: 'Add a client',
    access: 'admin',
    repeats: 'once',
    body: ClientInput,
    replies: { 201: Client },
    problems,
  },
  'GET /api/invoices/clients/:clientId': {
    summary: 'One client',
    access: 'admin',
    params,
    replies: { 200: Client },
  },
  'PATCH /api/invoices/clients/:clientId': {
    summary: 'Change the given fields of a client; issued invoices stay as they are',
    access: 'admin',
    repeats: 'once',
    params,
    body: ClientUpdate,
    replies: { 200: Client },
    problems,
  },
  'DELETE /api/invoices/clients/:clientId': {
    summary: 'Remove a client no invoice is for',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
    problems: ['invoices.client_in_use'],
  },
} as const satisfies RouteTable;
