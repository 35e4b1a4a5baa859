import { InvoiceInput } from '@plenum/contract/features/invoices/invoices.schema.ts';
import * as Type from 'typebox';

const { clientId, service, currency, suppliedOn, dueOn, note } = InvoiceInput.properties;

/** What a line lacks is said on its own fields. */
export const DraftSchema = Type.Object({ clientId, service, currency, suppliedOn, dueOn, note });
