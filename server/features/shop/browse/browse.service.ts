import type { ShopFacets, ShownDetail, ShownPage, ShownQuery } from '@plenum/contract';
import { countUpTo } from '../../../platform/db/counting.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireOnSale } from '../shop.access.ts';
import { findVariants } from '../shop.queries.ts';
import { currencyOf } from '../shop.settings.ts';
import { findFacets, findOneShown, findRelated, findShown, shownLike } from './browse.queries.ts';
import { detailView, shownView } from './browse.view.ts';

const usualPageSize = 12;
const mostRelated = 4;

export async function listShown(
  { db }: Work,
  { organisationId }: Person,
  query: ShownQuery,
): Promise<ShownPage> {
  const counted = await countUpTo(db, shownLike(organisationId, query));
  const place = pageOf({ perPage: usualPageSize, ...query }, counted);
  const rows = await findShown(db, organisationId, query, place);
  const currency = await currencyOf(db, organisationId);
  return { products: rows.map((row) => shownView(row, currency)), currency, ...counted };
}

export async function readShown({ db }: Work, person: Person, id: number): Promise<ShownDetail> {
  const { organisationId } = person;
  const row = await requireOnSale(db, person, id);
  const [shown, variants, related, currency] = await Promise.all([
    findOneShown(db, organisationId, id),
    findVariants(db, organisationId, id),
    findRelated(db, organisationId, row, mostRelated),
    currencyOf(db, organisationId),
  ]);
  // Taken off sale between two looks.
  if (!shown) throw problem('not_found');
  return detailView(row, { shown, variants, related, currency });
}

export async function readFacets({ db }: Work, { organisationId }: Person): Promise<ShopFacets> {
  const facets = await findFacets(db, organisationId);
  const none = { brands: [], categories: [], lowest: null, highest: null };
  return { currency: await currencyOf(db, organisationId), ...(facets ?? none) };
}
