import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Client } from './invoices.clients.schema.ts';
import { InvoiceHead } from './invoices.schema.ts';
import { InvoiceSettings } from './invoices.settings.schema.ts';

/** For those who run the organisation. */
export const invoicesMessages = {
  'invoices.invoice_changed': Type.Object({ invoice: InvoiceHead }),
  'invoices.invoice_gone': Type.Object({ id: Type.Integer() }),
  'invoices.client_changed': Type.Object({ client: Client }),
  'invoices.client_gone': Type.Object({ id: Type.Integer() }),
  'invoices.settings_changed': Type.Object({ settings: InvoiceSettings }),
} as const satisfies MessageTable;
