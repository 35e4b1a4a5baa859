import * as Type from 'typebox';
import { Id, OptionalText } from '../../kernel/values.ts';

/** The spec's shapes: amounts are numbers with a point, or texts with the sign of the currency. */
export const TemplateClient = Type.Object({
  address: Type.String(),
  company: Type.String(),
  companyEmail: Type.String(),
  country: Type.String(),
  contact: Type.String(),
  name: Type.String(),
});
export type TemplateClient = Type.Static<typeof TemplateClient>;

export const TemplateInvoice = Type.Object({
  id: Id('invoices.invoice'),
  issuedDate: Type.String({ description: '13 Dec 2019' }),
  client: TemplateClient,
  service: Type.String(),
  total: Type.Number(),
  avatar: Type.String(),
  invoiceStatus: Type.Enum(['Draft', 'Sent', 'Downloaded', 'Partial Payment', 'Paid', 'Past Due']),
  balance: Type.Union([Type.Literal(0), Type.String({ description: '$724 or -$205' })]),
  dueDate: Type.String({ description: '23 Apr 2019' }),
});
export type TemplateInvoice = Type.Static<typeof TemplateInvoice>;

export const TemplateQuery = Type.Object({
  q: OptionalText(200),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  status: OptionalText(40),
  sort: OptionalText(40),
  sortColumn: OptionalText(40),
});
export type TemplateQuery = Type.Static<typeof TemplateQuery>;

export const TemplatePage = Type.Object({
  allData: Type.Array(TemplateInvoice, { description: 'All that fit, a thousand at most.' }),
  truncated: Type.Optional(Type.Literal(true)),
  invoices: Type.Array(TemplateInvoice),
  total: Type.Integer(),
});
export type TemplatePage = Type.Static<typeof TemplatePage>;

export const TemplateDetail = Type.Object({
  invoice: TemplateInvoice,
  paymentDetails: Type.Object({
    totalDue: Type.String({ description: '$12,110.55' }),
    bankName: Type.String(),
    country: Type.String(),
    iban: Type.String(),
    swiftCode: Type.String(),
  }),
});
export type TemplateDetail = Type.Static<typeof TemplateDetail>;
