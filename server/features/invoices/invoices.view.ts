import type { ClientInput, Invoice, InvoiceHead, InvoiceLine, InvoiceMail } from '@plenum/contract';
import { addUp } from '../../platform/amounts/lines.ts';
import { leftOf } from './invoices.left.ts';
import type { RelatedRow } from './invoices.queries.ts';
import type { ChangeRow, HeadRow, InvoiceRow, LineRow, SettingsRow } from './invoices.rows.ts';

/** What lists and the audit trail call a client. */
export const clientTitle = ({ name, company }: Pick<ClientInput, 'name' | 'company'>): string =>
  company || name;

export const headView = (row: HeadRow): InvoiceHead => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  state: row.state,
  clientId: row.clientId,
  clientName: row.clientName,
  service: row.service,
  currency: row.currency,
  net: row.net,
  tax: row.tax,
  gross: row.gross,
  credited: row.credited,
  paid: row.paid,
  balance: row.balance,
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

const lineView = ({ place: _, ...line }: LineRow): InvoiceLine => line;

export interface Around {
  settings: SettingsRow;
  /** Of a draft, as the book has it. */
  client: ClientInput | null;
  credits: { id: number; number: string | null } | null;
  creditNotes: readonly RelatedRow[];
  changes: readonly ChangeRow[];
  mails: readonly InvoiceMail[];
}

export function invoiceView(
  row: InvoiceRow,
  { settings, client, credits, creditNotes, changes, mails }: Around,
): Invoice {
  const { sender, bank } = row.parties ?? settings;
  return {
    ...headView(row),
    pricesIncludeTax: row.pricesIncludeTax,
    discount: row.discount,
    suppliedOn: row.suppliedOn,
    note: row.note,
    lines: row.lines.map(lineView),
    taxes: addUp(row.lines).taxes,
    sender,
    bank,
    client: row.parties?.client ?? client,
    reference: row.number ?? '',
    credits: credits && { id: credits.id, number: credits.number ?? '' },
    creditNotes: creditNotes.map(({ id, number, gross }) => ({ id, number, gross })),
    left: row.kind === 'invoice' && row.number !== null ? leftOf(row.lines, creditNotes) : [],
    mails: [...mails],
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}

export const clientView = ({ id: _, ...client }: ClientInput & { id: number }): ClientInput =>
  client;
