import type {
  Client,
  ClientInput,
  Invoice,
  InvoiceInput,
  InvoiceSettings,
  InvoiceSettingsUpdate,
  Payment,
  Sender,
} from '@plenum/contract';
import { inject } from 'vitest';
import { type Actor, send } from './api.ts';

export const sender: Sender = {
  name: 'Tide Events GmbH',
  street: 'Hafenstraße 7',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  email: 'billing@tide.example',
  phone: '',
  taxNumber: '',
  registration: 'HRB 12345',
};
const client: ClientInput = {
  name: 'Mara Lindholm',
  company: 'Lindholm Maschinenbau',
  email: 'mara@lindholm.example',
  phone: '',
  street: 'Werkstraße 12',
  postcode: '70565',
  city: 'Stuttgart',
  country: 'DE',
  taxNumber: '',
};
const draft: InvoiceInput = {
  clientId: null,
  service: 'Booth at Tide Summit',
  currency: 'EUR',
  pricesIncludeTax: false,
  discount: null,
  suppliedOn: null,
  dueOn: null,
  note: 'Thank you.',
  lines: [
    {
      description: 'Booth, 9 m²',
      quantity: 2,
      unitPrice: 490_00,
      discount: null,
      taxRate: 1900,
      taxReason: null,
    },
  ],
};

/** Changes billing settings as they are now. */
export async function changeBilling(
  token: string,
  fields: Partial<InvoiceSettingsUpdate>,
): Promise<InvoiceSettings> {
  const path = '/api/invoices/settings';
  const { version } = await send<InvoiceSettings>(path, token);
  return send(path, token, { version, ...fields }, 'PATCH');
}

/** An organisation that can issue invoices, with someone in its client book. */
export async function anInvoicingOrganisation(organiser: Actor) {
  const token = organiser.accessToken;
  await changeBilling(token, { sender });
  const { id: clientId } = await send<Client>('/api/invoices/clients', token, client);
  const add = () => send<Invoice>('/api/invoices', token, { ...draft, clientId });
  return {
    clientId,
    add,
    settings: (fields: Partial<InvoiceSettingsUpdate>) => changeBilling(token, fields),
    change: (invoice: Invoice, fields: Partial<InvoiceInput>) =>
      send<Invoice>(
        `/api/invoices/${invoice.id}`,
        token,
        { version: invoice.version, ...fields },
        'PATCH',
      ),
    issue: async (fields: Partial<InvoiceInput> = {}) => {
      const { id } = await send<Invoice>('/api/invoices', token, { ...draft, clientId, ...fields });
      return send<Invoice>(`/api/invoices/${id}/issue`, token, {});
    },
    pay: ({ id: invoiceId }: Invoice, amount: number, state: 'paid' | 'pending' = 'paid') =>
      send<Payment>('/api/payments', token, {
        invoiceId,
        way: 'transfer',
        state,
        amount,
        reference: '',
        paidOn: null,
      }),
    /** Lines of a German bank: day, words, payer, amount. */
    bank: async (lines: readonly string[]) => {
      const head = 'Buchungstag;Verwendungszweck;Zahlungspflichtiger;Betrag';
      const answer = await fetch(`${inject('address')}/api/payments/statements?name=bank.csv`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
        body: [head, ...lines].join('\n'),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}
