export { ClientInput as ClientSchema } from '@plenum/contract/features/invoices/invoices.clients.schema.ts';
