import type { Invoice } from '@plenum/contract';

const address = { street: '', postcode: '', city: '', country: '' };

/** A draft without a client and lines, until somebody says otherwise. */
export const anInvoice = (fields: Partial<Invoice>): Invoice => ({
  id: 1,
  kind: 'invoice',
  number: null,
  state: 'draft',
  clientId: null,
  clientName: '',
  service: '',
  currency: 'EUR',
  net: 0,
  tax: 0,
  gross: 0,
  credited: 0,
  paid: 0,
  balance: 0,
  issuedOn: null,
  dueOn: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  version: 1,
  pricesIncludeTax: false,
  discount: null,
  suppliedOn: null,
  note: '',
  lines: [],
  taxes: [],
  sender: { name: 'Acme', ...address, email: '', phone: '', taxNumber: '', registration: '' },
  client: null,
  bank: { holder: '', bankName: '', country: '', iban: '', swiftCode: '' },
  reference: '',
  credits: null,
  creditNotes: [],
  changes: [],
  ...fields,
});
