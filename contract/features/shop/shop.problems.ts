import type { ProblemTable } from '../../kernel/problem.ts';

export const shopProblems = {
  'shop.changed_meanwhile': { status: 409, title: 'Somebody changed the product meanwhile' },
  'shop.was_ordered': { status: 409, title: 'Somebody ordered it: it can only be archived' },
  'shop.has_prices': { status: 409, title: 'There are prices in the currency of before' },
  'shop.too_many_pictures': { status: 409, title: 'A product has at most eight pictures' },
  'shop.sku_taken': { status: 409, title: 'Another variant has this number' },
  'shop.variant_double': { status: 422, title: 'Two variants are the same' },
  'shop.option_missing': { status: 422, title: 'A variant has one value for each option' },
  'shop.too_few': { status: 409, title: 'Not so many are left' },
  'shop.cart_full': { status: 409, title: 'A cart has at most 100 different things' },
  'shop.wishlist_full': { status: 409, title: 'A wishlist has at most 100 products' },
} as const satisfies ProblemTable;
