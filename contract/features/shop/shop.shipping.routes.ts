import type { RouteTable } from '../../kernel/route.ts';
import { Shipping, ShippingUpdate } from './shop.shipping.schema.ts';

export const shopShippingRoutes = {
  'GET /api/shop/shipping': {
    summary: 'What sending an order costs, by country',
    access: 'admin',
    replies: { 200: Shipping },
  },
  'PUT /api/shop/shipping': {
    summary: 'Set what sending an order costs',
    access: 'admin',
    repeats: 'same',
    body: ShippingUpdate,
    replies: { 200: Shipping },
    problems: ['shop.shipping_double', 'invoices.country_unknown'],
  },
} as const satisfies RouteTable;
