import type { ProductPage, ProductQuery } from '@plenum/contract';
import { countUpTo } from '../../../platform/db/counting.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { currencyOf } from '../shop.settings.ts';
import { findHeads, productsLike } from './manage.list.queries.ts';
import { headView } from './manage.view.ts';

export async function listProducts(
  { db }: Work,
  { organisationId }: Person,
  query: ProductQuery,
): Promise<ProductPage> {
  const counted = await countUpTo(db, productsLike(organisationId, query));
  const rows = await findHeads(db, organisationId, query, pageOf(query, counted));
  return {
    products: rows.map(headView),
    currency: await currencyOf(db, organisationId),
    ...counted,
  };
}
