import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Account, AccountPaperQuery, AccountQuery } from './payments.account.schema.ts';

const params = Type.Object({ clientId: Id('invoices.client') });
const problems = ['payments.account_too_long'] as const;

export const paymentsAccountRoutes = {
  'GET /api/payments/accounts/:clientId': {
    summary: 'Statement of a client’s account: documents, payments and the balance after each',
    access: 'admin',
    params,
    query: AccountQuery,
    replies: { 200: Account },
    problems,
  },
  'GET /api/payments/accounts/:clientId/pdf': {
    summary: 'The same in one currency, as PDF',
    access: 'admin',
    params,
    query: AccountPaperQuery,
    download: 'application/pdf',
    replies: {},
    problems,
  },
} as const satisfies RouteTable;
