import type {
  Client,
  ClientInput,
  ClientQuery,
  ClientUpdate,
  CreditInput,
  Invoice,
  InvoiceFilter,
  InvoiceInput,
  InvoiceQuery,
  InvoiceSettings,
  InvoiceSettingsUpdate,
  InvoiceSums,
  InvoiceUpdate,
  SumsInput,
  Language,
  MailDraft,
  MailInput,
} from '@plenum/contract';
import { call, type CallReply } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';
import { newKey } from '../../platform/new-key.ts';

export type InvoicePage = CallReply<'GET /api/invoices'>;
export type ClientPage = CallReply<'GET /api/invoices/clients'>;

export const readInvoices = (query: InvoiceQuery, signal: AbortSignal): Promise<InvoicePage> =>
  call('GET /api/invoices', { query, signal });

export const readInvoice = (invoiceId: number, signal?: AbortSignal): Promise<Invoice> =>
  call('GET /api/invoices/:invoiceId', { params: { invoiceId }, ...(signal && { signal }) });

export const readSums = (body: SumsInput, signal: AbortSignal): Promise<InvoiceSums> =>
  call('POST /api/invoices/sums', { body, signal });

export const exportInvoices = (query: InvoiceFilter): Promise<void> =>
  download('GET /api/invoices/export', { query });

export const addInvoice = (body: InvoiceInput, idempotencyKey: string): Promise<Invoice> =>
  call('POST /api/invoices', { body, idempotencyKey });

export const changeInvoice = (invoiceId: number, body: InvoiceUpdate): Promise<Invoice> =>
  call('PATCH /api/invoices/:invoiceId', {
    params: { invoiceId },
    body,
    idempotencyKey: newKey(),
  });

export const removeInvoice = (invoiceId: number): Promise<unknown> =>
  call('DELETE /api/invoices/:invoiceId', { params: { invoiceId } });

export const duplicateInvoice = (invoiceId: number, idempotencyKey: string): Promise<Invoice> =>
  call('POST /api/invoices/:invoiceId/duplicate', { params: { invoiceId }, idempotencyKey });

export const issueInvoice = (invoiceId: number, idempotencyKey: string): Promise<Invoice> =>
  call('POST /api/invoices/:invoiceId/issue', { params: { invoiceId }, idempotencyKey });

export const sayDownloaded = (invoiceId: number): Promise<Invoice> =>
  call('POST /api/invoices/:invoiceId/downloaded', {
    params: { invoiceId },
    idempotencyKey: newKey(),
  });

/** In the language of its client, or another. */
export const downloadPaper = (invoiceId: number, language?: Language): Promise<void> =>
  download('GET /api/invoices/:invoiceId/pdf', {
    params: { invoiceId },
    query: { ...(language && { language }) },
  });

/** Which mail is about to be written. */
export interface MailAsked {
  invoiceId: number;
  isReminder: boolean;
  language: Language | null;
}

export const readMailDraft = (
  { invoiceId, isReminder, language }: MailAsked,
  signal: AbortSignal,
): Promise<MailDraft> => {
  const asked = { params: { invoiceId }, query: { ...(language && { language }) }, signal };
  return isReminder
    ? call('GET /api/invoices/:invoiceId/reminder-draft', asked)
    : call('GET /api/invoices/:invoiceId/mail-draft', asked);
};

export const sendMail = (
  { invoiceId, isReminder }: MailAsked,
  body: MailInput,
  idempotencyKey: string,
): Promise<Invoice> => {
  const sent = { params: { invoiceId }, body, idempotencyKey };
  return isReminder
    ? call('POST /api/invoices/:invoiceId/reminders', sent)
    : call('POST /api/invoices/:invoiceId/mails', sent);
};

export const creditInvoice = (
  invoiceId: number,
  body: CreditInput,
  idempotencyKey: string,
): Promise<Invoice> =>
  call('POST /api/invoices/:invoiceId/credit-notes', {
    params: { invoiceId },
    body,
    idempotencyKey,
  });

export const readClients = (query: ClientQuery, signal: AbortSignal): Promise<ClientPage> =>
  call('GET /api/invoices/clients', { query, signal });

export const readClient = (clientId: number, signal: AbortSignal): Promise<Client> =>
  call('GET /api/invoices/clients/:clientId', { params: { clientId }, signal });

export const addClient = (body: ClientInput, idempotencyKey: string): Promise<Client> =>
  call('POST /api/invoices/clients', { body, idempotencyKey });

export const changeClient = (clientId: number, body: ClientUpdate): Promise<Client> =>
  call('PATCH /api/invoices/clients/:clientId', {
    params: { clientId },
    body,
    idempotencyKey: newKey(),
  });

export const removeClient = (clientId: number): Promise<unknown> =>
  call('DELETE /api/invoices/clients/:clientId', { params: { clientId } });

export const readSettings = (signal: AbortSignal): Promise<InvoiceSettings> =>
  call('GET /api/invoices/settings', { signal });

export const changeSettings = (body: InvoiceSettingsUpdate): Promise<InvoiceSettings> =>
  call('PATCH /api/invoices/settings', { body, idempotencyKey: newKey() });
