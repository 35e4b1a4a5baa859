import type {
  Client,
  ClientQuery,
  Invoice,
  InvoiceQuery,
  InvoiceSettings,
  MailDraft,
} from '@plenum/contract';
import { again, readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import {
  type ClientPage,
  type InvoicePage,
  type MailAsked,
  readClient,
  readClients,
  readInvoice,
  readInvoices,
  readMailDraft,
  readSettings,
} from './invoices.api.ts';

/** Many may be issued at once: a list is read again when it is calmer. */
const calmMs = 300;

/** Only the server knows which page of which search something belongs to. */
export const invoices = liveAnswer<InvoicePage, InvoiceQuery>({
  key: ['invoices', 'list'],
  read: readInvoices,
  told: () => ({
    'invoices.invoice_changed': () => readAgain(undefined, calmMs),
    'invoices.invoice_gone': () => readAgain(undefined, calmMs),
  }),
});

/** A message carries the head of a document; its lines, sums and history are read. */
export const invoice = liveAnswer<Invoice, number>({
  key: ['invoices', 'invoice'],
  read: readInvoice,
  told: () => ({
    'invoices.invoice_changed': ({ invoice: told }) => ({
      step: (known, id) => (id === told.id && known.version < told.version ? again : known),
    }),
    'invoices.invoice_gone': ({ id }) => readAgain((asked) => asked === id),
  }),
});

/** Written anew each time: what is being typed over it is not replaced. */
export const mailDraft = liveAnswer<MailDraft, MailAsked>({
  key: ['invoices', 'mail-draft'],
  read: readMailDraft,
  told: () => ({}),
});

/** What a call answered may be older than what is known by then. */
export const learnt = (answer: Invoice) =>
  invoice.changedAt(answer.id, (known) => (known.version < answer.version ? answer : known));

export const clients = liveAnswer<ClientPage, ClientQuery>({
  key: ['invoices', 'clients'],
  read: readClients,
  told: () => ({
    'invoices.client_changed': () => readAgain(undefined, calmMs),
    'invoices.client_gone': () => readAgain(undefined, calmMs),
  }),
});

export const client = liveAnswer<Client, number>({
  key: ['invoices', 'client'],
  read: readClient,
  told: () => ({
    'invoices.client_changed': ({ client: told }) => readAgain((asked) => asked === told.id),
    'invoices.client_gone': ({ id }) => readAgain((asked) => asked === id),
  }),
});

export const settings = liveAnswer<InvoiceSettings>({
  key: ['invoices', 'settings'],
  read: (_, signal) => readSettings(signal),
  told: () => ({
    'invoices.settings_changed': ({ settings: told }) => ({
      step: (known) => (known.version < told.version ? told : known),
    }),
  }),
  isVersioned: true,
});
