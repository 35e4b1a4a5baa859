export { invoicesClientsRoutes } from './invoices.clients.routes.ts';
export { AddressInput } from './invoices.clients.schema.ts';
export type { Client, ClientInput, ClientQuery, ClientUpdate } from './invoices.clients.schema.ts';
export { invoicesMailsRoutes } from './invoices.mails.routes.ts';
export type { InvoiceMail, MailDraft, MailInput, Reminders } from './invoices.mails.schema.ts';
export { invoicesMessages } from './invoices.messages.ts';
export { invoicesPaperRoutes } from './invoices.paper.routes.ts';
export { invoicesProblems } from './invoices.problems.ts';
export { invoicesRoutes } from './invoices.routes.ts';
export {
  Invoice,
  InvoiceState,
  type InvoiceStateFilter,
  TaxReason,
  TaxSum,
} from './invoices.schema.ts';
export type {
  CreditInput,
  Discount,
  InvoiceFilter,
  InvoiceHead,
  InvoiceInput,
  InvoiceKind,
  InvoiceLine,
  InvoiceQuery,
  InvoiceSums,
  InvoiceUpdate,
  LineInput,
  StateChange,
  SumsInput,
} from './invoices.schema.ts';
export { Bank, TaxNumber } from './invoices.settings.schema.ts';
export type { InvoiceSettings, InvoiceSettingsUpdate, Sender } from './invoices.settings.schema.ts';
export { invoicesTemplateRoutes } from './invoices.template.routes.ts';
export type {
  TemplateClient,
  TemplateDetail,
  TemplateInvoice,
  TemplatePage,
  TemplateQuery,
} from './invoices.template.schema.ts';
