import type { Bank, ClientInput, InvoiceSettings, Sender } from '@plenum/contract';

export interface ClientRow extends ClientInput {
  id: number;
}

export type SettingsRow = InvoiceSettings;

/** What an issued invoice keeps of those it is between. */
export interface Parties {
  sender: Sender;
  bank: Bank;
  client: ClientInput | null;
}
