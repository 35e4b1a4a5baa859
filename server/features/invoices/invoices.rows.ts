import type {
  Bank,
  ClientInput,
  Discount,
  InvoiceKind,
  InvoiceLine,
  InvoiceSettings,
  InvoiceState,
  Sender,
} from '@plenum/contract';

export interface ClientRow extends ClientInput {
  id: number;
}

export type SettingsRow = InvoiceSettings;

/** What an issued document keeps of those it is between. */
export interface Parties {
  sender: Sender;
  bank: Bank;
  client: ClientInput;
}

/** A line of a credit note says which one of the invoice it is about. */
export interface LineRow extends InvoiceLine {
  place?: number;
}

/** What a draft says, reckoned. */
export interface Content {
  clientId: number | null;
  clientName: string;
  clientPerson: string;
  clientEmail: string;
  service: string;
  currency: string;
  pricesIncludeTax: boolean;
  discount: Discount | null;
  suppliedOn: string | null;
  dueOn: string | null;
  note: string;
  lines: LineRow[];
  net: number;
  tax: number;
  gross: number;
}

export interface HeadRow extends Omit<Content, 'lines'> {
  id: number;
  kind: InvoiceKind;
  number: string | null;
  state: InvoiceState;
  credited: number;
  paid: number;
  balance: number;
  issuedOn: string | null;
  creditsId: number | null;
  createdAt: Date;
  version: number;
}

export interface InvoiceRow extends HeadRow {
  /** Its state as it is written down: that the day is over is seen before it is noted. */
  written: InvoiceState;
  parties: Parties | null;
  lines: LineRow[];
}

export interface ChangeRow {
  state: InvoiceState;
  at: Date;
  by: string | null;
  why: string;
}
