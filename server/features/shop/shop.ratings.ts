import type { Tx } from '../../platform/work.ts';
import { tellProducts } from './shop.live.ts';
import { addUpRatings, upsertRating } from './shop.ratings.queries.ts';

interface Rating {
  productId: number;
  personId: number;
  /** One to five. */
  stars: number;
  words?: string;
}

/** One a person and product; whether they bought it is asked by whoever calls. */
export async function keepRating(tx: Tx, organisationId: number, rating: Rating): Promise<void> {
  await upsertRating(tx, organisationId, rating);
  await addUpRatings(tx, organisationId, rating.productId);
  tellProducts(tx, organisationId, [rating.productId], { isShown: true });
}
