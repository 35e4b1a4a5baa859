export { MailInput as MailSchema } from '@plenum/contract/features/invoices/invoices.mails.schema.ts';
