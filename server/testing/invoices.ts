import type {
  Client,
  ClientInput,
  Invoice,
  InvoiceInput,
  InvoiceSettingsUpdate,
  LineInput,
  Payment,
  PaymentInput,
} from '@plenum/contract';
import {
  addClient,
  addDraft,
  changeSettings,
  issueInvoice,
  settingsOf,
} from '../features/invoices/index.ts';
import { recordPayment } from '../features/payments/index.ts';
import type { Actor } from './builders.ts';
import type { TestApp } from './test-app.ts';

export const someClient: ClientInput = {
  name: 'Ines Prado',
  company: 'Northlight Ltd',
  email: 'ines@northlight.example',
  phone: '+49 30 1234567',
  street: 'Hafenstrasse 3',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxNumber: 'DE136695976',
  language: null,
};

export const aClient = (
  app: TestApp,
  { person }: Actor,
  other: Partial<ClientInput> = {},
): Promise<Client> => addClient(app.work, person, { ...someClient, ...other });

export const someSettings = {
  sender: {
    name: 'Horizon Events GmbH',
    street: 'Am Markt 1',
    postcode: '28195',
    city: 'Bremen',
    country: 'DE',
    email: 'billing@horizon.example',
    phone: '',
    taxNumber: 'DE811569869',
    registration: 'HRB 1234',
  },
  bank: {
    holder: 'Horizon Events GmbH',
    bankName: 'Hafenbank',
    country: 'DE',
    iban: 'DE89370400440532013000',
    swiftCode: 'DEUTDEFF',
  },
} satisfies Omit<InvoiceSettingsUpdate, 'version'>;

export async function billing(
  { work }: TestApp,
  { person }: Actor,
  other: Partial<InvoiceSettingsUpdate> = {},
) {
  const { version } = await settingsOf(work.db, person.organisationId);
  return changeSettings(work, person, { version, ...someSettings, ...other });
}

export const aLine = (other: Partial<LineInput> = {}): LineInput => ({
  description: 'Booth package',
  quantity: 2,
  unitPrice: 10_000,
  discount: null,
  taxRate: 1_900,
  taxReason: null,
  ...other,
});

/** 238.00 EUR and 107.00 EUR. */
export const someDraft: InvoiceInput = {
  clientId: null,
  service: 'Booth at the summit',
  currency: 'EUR',
  pricesIncludeTax: false,
  discount: null,
  suppliedOn: null,
  dueOn: null,
  note: '',
  lines: [
    aLine(),
    aLine({ description: 'Printed programme', quantity: 5, unitPrice: 2_000, taxRate: 700 }),
  ],
};

/** Ready to be issued. */
export async function aDraft(
  app: TestApp,
  admin: Actor,
  other: Partial<InvoiceInput> = {},
): Promise<Invoice> {
  await billing(app, admin);
  const clientId = other.clientId ?? (await aClient(app, admin)).id;
  return addDraft(app.work, admin.person, { ...someDraft, ...other, clientId });
}

export async function anInvoice(
  app: TestApp,
  admin: Actor,
  other: Partial<InvoiceInput> = {},
): Promise<Invoice> {
  const { id } = await aDraft(app, admin, other);
  return issueInvoice(app.work, admin.person, id);
}

export async function aPayment(
  app: TestApp,
  admin: Actor,
  other: Partial<PaymentInput> = {},
): Promise<Payment> {
  const invoiceId = other.invoiceId ?? (await anInvoice(app, admin)).id;
  const usual = { way: 'transfer', state: 'paid', reference: '', paidOn: null } as const;
  return recordPayment(app.work, admin.person, { ...usual, amount: 10_000, ...other, invoiceId });
}
