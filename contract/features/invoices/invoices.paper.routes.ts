import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';

const params = Type.Object({ invoiceId: Id('invoices.issued') });

/** An issued document as its receiver gets it. */
export const invoicesPaperRoutes = {
  'GET /api/invoices/:invoiceId/pdf': {
    summary:
      'An issued document as PDF/A-3, with itself as EN 16931 data inside (Factur-X); the same each time',
    access: 'admin',
    params,
    query: Type.Object({
      language: Type.Optional(Language),
    }),
    download: 'application/pdf',
    replies: {},
    problems: ['invoices.is_draft'],
  },
} as const satisfies RouteTable;
