import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { ProductImportPlan, ProductImportResult } from './shop.exchange.schema.ts';

const upload = { types: ['text/csv', 'application/octet-stream'], maxBytes: 4_000_000 } as const;

/** All products in and out, as a table with a line for each variant. */
export const shopExchangeRoutes = {
  'POST /api/shop/import/preview': {
    summary: 'What importing this table would do, product by product; nothing is written',
    access: 'admin',
    repeats: 'same',
    upload,
    replies: { 200: ProductImportPlan },
    problems: ['shop.import_unreadable'],
  },
  'POST /api/shop/import': {
    summary: 'Import the table: all of it or nothing',
    access: 'admin',
    repeats: 'once',
    query: Type.Object({
      digest: Type.String({ maxLength: 100, description: 'Of the plan that was looked at.' }),
    }),
    upload,
    replies: { 201: ProductImportResult },
    problems: [
      'shop.import_unreadable',
      'shop.import_faulty',
      'shop.changed_since',
      'shop.sku_taken',
    ],
  },
  'GET /api/shop/export.csv': {
    summary: 'All products with their variants, as a table that can be imported again',
    access: 'admin',
    download: 'text/csv',
    replies: {},
  },
} as const satisfies RouteTable;
