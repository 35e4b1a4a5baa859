import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { RatingInput, RatingPage, RatingQuery } from './shop.ratings.schema.ts';

const params = Type.Object({ productId: Id('shop.product') });

/** What those who bought it think of it. */
export const shopRatingsRoutes = {
  'GET /api/shop/products/:productId/ratings': {
    summary: 'Ratings of a product on sale that say something, the newest first; and my own',
    access: 'signed-in',
    params,
    query: RatingQuery,
    replies: { 200: RatingPage },
  },
  'PUT /api/shop/products/:productId/rating': {
    summary: 'Rate a product I bought and paid, or change what I said of it',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: RatingInput,
    replies: { 200: RatingPage },
    problems: ['shop.not_bought'],
  },
} as const satisfies RouteTable;
