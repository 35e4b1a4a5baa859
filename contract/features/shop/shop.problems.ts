import type { ProblemTable } from '../../kernel/problem.ts';

export const shopProblems = {
  'shop.changed_meanwhile': { status: 409, title: 'Somebody changed the product meanwhile' },
  'shop.was_ordered': { status: 409, title: 'Somebody ordered it: it can only be archived' },
  'shop.too_many_pictures': { status: 409, title: 'A product has at most eight pictures' },
  'shop.sku_taken': { status: 409, title: 'Another variant has this number' },
  'shop.variant_double': { status: 422, title: 'Two variants are the same' },
  'shop.option_missing': { status: 422, title: 'A variant has one value for each option' },
  'shop.import_unreadable': { status: 422, title: 'The file is no table of products' },
  'shop.import_faulty': { status: 422, title: 'The file has errors that must be fixed first' },
  'shop.changed_since': { status: 409, title: 'The shop is not what it was when this was planned' },
  'shop.too_few': { status: 409, title: 'Not so many are left' },
  'shop.cart_full': { status: 409, title: 'A cart has at most 100 different things' },
  'shop.wishlist_full': { status: 409, title: 'A wishlist has at most 100 products' },
  'shop.cart_empty': { status: 409, title: 'There is nothing in the cart' },
  'shop.cart_changed': {
    status: 409,
    title: 'What is in the cart, what it costs or how many are left has changed',
  },
  'shop.not_shipped_there': { status: 409, title: 'The shop ships nothing to that country' },
  'shop.shipping_double': { status: 422, title: 'Two rates are for the same country' },
  'shop.takes_no_orders': { status: 409, title: 'The shop takes no orders yet' },
  'shop.way_not_offered': { status: 409, title: 'It cannot be paid this way' },
  'shop.not_bought': { status: 409, title: 'Only who bought and paid it can rate it' },
  'shop.order_not_from_here': { status: 409, title: 'That is not possible in its current state' },
} as const satisfies ProblemTable;
