import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  TemplateClient,
  TemplateDetail,
  TemplatePage,
  TemplateQuery,
} from './invoices.template.schema.ts';

/** The spec's three calls, on the same invoices. Credit notes are not among them. */
export const invoicesTemplateRoutes = {
  'GET /apps/invoice/invoices': {
    summary: 'A page of the invoices by search and status, the newest first',
    access: 'admin',
    query: TemplateQuery,
    replies: { 200: TemplatePage },
  },
  'GET /api/invoice/invoices/:invoiceId': {
    summary: 'An invoice and where to pay it',
    access: 'admin',
    params: Type.Object({ invoiceId: Id('invoices.invoice') }),
    replies: { 200: TemplateDetail },
  },
  'GET /api/invoice/clients': {
    summary: 'The clients of the first five invoices',
    access: 'admin',
    replies: { 200: Type.Array(TemplateClient) },
  },
} as const satisfies RouteTable;
