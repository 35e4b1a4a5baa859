import type { LineInput } from '@plenum/contract';
import type { Document } from '../features/invoices/paper/paper.document.ts';
import { reckon } from '../platform/amounts/lines.ts';
import { someClient, someSettings } from './invoices.ts';

const { sender, bank } = someSettings;
export const someParties = { sender, bank, client: someClient };

/** An issued one that stands in no database. */
export function aDocument(
  lines: readonly LineInput[],
  { pricesIncludeTax = false, discount = null, ...other }: Partial<Document> = {},
): Document {
  return {
    id: 1,
    kind: 'invoice',
    number: '2026-00001',
    state: 'sent',
    written: 'sent',
    clientId: 1,
    clientName: '',
    clientPerson: '',
    clientEmail: '',
    service: 'Booth',
    currency: 'EUR',
    pricesIncludeTax,
    discount,
    suppliedOn: '2026-12-10',
    dueOn: '2026-12-27',
    issuedOn: '2026-12-13',
    note: 'Thank you.',
    credited: 0,
    paid: 0,
    balance: 0,
    creditsId: null,
    createdAt: new Date(0),
    version: 1,
    parties: someParties,
    credits: null,
    ...reckon({ lines, discount, pricesIncludeTax }),
    ...other,
  };
}
