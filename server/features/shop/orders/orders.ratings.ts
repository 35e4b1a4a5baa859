import type { RatingInput, RatingPage, RatingQuery } from '@plenum/contract';
import { countUpTo } from '../../../platform/db/counting.ts';
import type { Db } from '../../../platform/db/db.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireOnSale } from '../shop.access.ts';
import { keepRating } from '../shop.ratings.ts';
import { findRatingBy, findRatings, hasBought, ratingsOf } from './orders.ratings.queries.ts';

export async function listRatings(
  { db }: Work,
  person: Person,
  productId: number,
  query: RatingQuery,
): Promise<RatingPage> {
  await requireOnSale(db, person, productId);
  return pageFor(db, person, productId, query);
}

async function pageFor(
  db: Db,
  { organisationId, id }: Person,
  productId: number,
  query: RatingQuery,
): Promise<RatingPage> {
  const counted = await countUpTo(db, ratingsOf(organisationId, productId));
  const rows = await findRatings(db, organisationId, productId, pageOf(query, counted));
  return {
    ratings: rows.map(({ at, ...rating }) => ({ ...rating, at: at.toISOString() })),
    ...counted,
    mine: await findRatingBy(db, organisationId, productId, id),
    canRate: await hasBought(db, organisationId, productId, id),
  };
}

/** One a person and product: said again, it is changed. */
export const rateProduct = (
  work: Work,
  person: Person,
  productId: number,
  { stars, words }: RatingInput,
): Promise<RatingPage> =>
  work.transaction(async (tx) => {
    const { organisationId, id: personId } = person;
    await requireOnSale(tx, person, productId);
    if (!(await hasBought(tx, organisationId, productId, personId))) {
      throw problem('shop.not_bought');
    }
    await keepRating(tx, organisationId, { productId, personId, stars, words: words.trim() });
    return pageFor(tx, person, productId, {});
  });
