import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Language } from '../accounts/index.ts';
import {
  PayLink,
  PayLinkInput,
  PayPage,
  PayToken,
  WaySettings,
  WaySettingsUpdate,
} from './payments.ways.schema.ts';

const params = Type.Object({ token: PayToken });

/** How the organisation is paid, and the page where somebody pays one invoice. */
export const paymentsWaysRoutes = {
  'GET /api/payments/ways': {
    summary: 'The payment methods, in the order they are offered',
    access: 'admin',
    replies: { 200: WaySettings },
  },
  'PATCH /api/payments/ways': {
    summary: 'Set the payment methods, their order and their texts; always given as a whole',
    access: 'admin',
    repeats: 'once',
    body: WaySettingsUpdate,
    replies: { 200: WaySettings },
    problems: ['payments.changed_meanwhile'],
  },
  'POST /api/payments/links': {
    summary: 'The link that leads the payer of an invoice to its page; a new one ends the old one',
    access: 'admin',
    repeats: 'never',
    body: PayLinkInput,
    replies: { 200: PayLink },
    problems: ['invoices.is_draft', 'invoices.is_credit_note'],
  },
  'GET /api/pay/:token': {
    summary: 'What is still to be paid of an invoice and how, by its link',
    access: 'public',
    params,
    replies: { 200: PayPage },
    limit: 'link',
  },
  'GET /api/pay/:token/invoice': {
    summary: 'The invoice itself as PDF, by the same link, as it was first printed',
    access: 'public',
    params,
    query: Type.Object({ language: Type.Optional(Language) }),
    download: 'application/pdf',
    replies: {},
    limit: 'link',
  },
} as const satisfies RouteTable;
