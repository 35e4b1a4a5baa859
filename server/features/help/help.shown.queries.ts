import type { ShownHelpQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { likelihood, worth } from './help.looking.ts';
import type { ShownArticleRow, ShownRow, WholeRow } from './help.rows.ts';

const columns = sql`a.id, a.title, a.in_knowledge as "inKnowledge",
  c.slug as "categorySlug", c.title as "categoryTitle"`;
const wholeColumns = sql`${columns}, a.category_id as "categoryId", a.body, a.picture,
  a.changed_at as "changedAt"`;

const withCategory = sql`join help_categories c
  on c.organisation_id = a.organisation_id and c.id = a.category_id`;

/** What stands in neither place is found nowhere, however published. */
const isShown = (organisationId: number): Sql =>
  sql`a.organisation_id = ${organisationId} and a.is_published and (a.in_faq or a.in_knowledge)`;

const placed = (organisationId: number, { category, place }: ShownHelpQuery): Sql =>
  sql`${
    category === undefined
      ? nothing
      : sql`and a.category_id = (select k.id from help_categories k
          where k.organisation_id = ${organisationId} and k.slug = ${category})`
  }
      ${place === 'faq' ? sql`and a.in_faq` : nothing}
      ${place === 'knowledge' ? sql`and a.in_knowledge` : nothing}`;

/** `looking`: what stands for the search, for it may be meant to the letter or not. */
export const shownLike = (organisationId: number, query: ShownHelpQuery, looking: Sql): Sql =>
  sql`select from help_articles a
      where ${isShown(organisationId)} ${placed(organisationId, query)} and ${looking}`;

export const findShown = (
  db: Db,
  organisationId: number,
  { query, looking }: { query: ShownHelpQuery; looking: Sql },
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<ShownRow>(
    plannedAnew(
      sql`with page as materialized (
            select *, ${query.q ? worth(query.q) : sql`0`} as worth from help_articles a
            where ${isShown(organisationId)} ${placed(organisationId, query)} and ${looking}
            order by worth desc, a.category_id, a.place, a.id limit ${limit} offset ${offset})
          select ${columns} from page a ${withCategory}
          order by a.worth desc, a.category_id, a.place, a.id`,
    ),
  );

export const findOneShown = (db: Db, organisationId: number, id: number) =>
  db.row<ShownArticleRow>(
    sql`select ${wholeColumns} from help_articles a ${withCategory}
        where ${isShown(organisationId)} and a.id = ${id}`,
  );

/** For search engines. */
export const findShownTitles = (db: Db, organisationId: number, limit: number) =>
  db.rows<Pick<ShownRow, 'id' | 'title'>>(
    sql`select a.id, a.title from help_articles a where ${isShown(organisationId)}
        order by a.category_id, a.place, a.id limit ${limit}`,
  );

/** Those chosen for it, then its neighbours. */
export const findRelated = (
  db: Db,
  organisationId: number,
  { id, categoryId }: Pick<ShownArticleRow, 'id' | 'categoryId'>,
  limit: number,
) =>
  db.rows<ShownRow>(
    sql`with chosen as (
          select related_id as id, place from help_related
          where organisation_id = ${organisationId} and article_id = ${id}),
        near as (
          select a.id, null::integer as place from help_articles a
          where ${isShown(organisationId)} and a.category_id = ${categoryId} and a.id <> ${id}
            and a.id not in (select id from chosen)
          order by a.place, a.id limit ${limit})
        select ${columns} from (select * from chosen union all select * from near) n
        join help_articles a on a.organisation_id = ${organisationId} and a.id = n.id ${withCategory}
        where ${isShown(organisationId)}
        order by n.place nulls last, a.place, a.id limit ${limit}`,
  );

const mostWeighed = 500;

/** What may answer a question, the likeliest first. */
export const findLikely = (
  db: Db,
  organisationId: number,
  { words, looking }: { words: readonly string[]; looking: Sql },
  limit: number,
) =>
  db.rows<ShownRow>(
    plannedAnew(
      sql`with likely as materialized (
            select * from help_articles a where ${isShown(organisationId)} and ${looking}
            limit ${mostWeighed})
          select ${columns} from likely a ${withCategory}
          order by ${likelihood(words)} desc, a.helpful desc, a.id limit ${limit}`,
    ),
  );

/** So many of a category. */
export interface Share {
  categoryId: number;
  count: number;
}

/** Of these categories in their order, for clients that show them whole. */
export const findWhole = (
  db: Db,
  organisationId: number,
  place: 'faq' | 'knowledge',
  shares: readonly Share[],
) =>
  db.rows<WholeRow>(
    sql`select a.id, a.category_id as "categoryId", a.title, a.body, a.changed_at as "changedAt"
        from unnest(${shares.map(({ categoryId }) => categoryId)}::bigint[],
          ${shares.map(({ count }) => count)}::integer[]) with ordinality as s(id, count, place)
        cross join lateral (
          select * from help_articles a
          where ${isShown(organisationId)} ${placed(organisationId, { place })} and a.category_id = s.id
          order by a.place, a.id limit s.count) a
        order by s.place, a.place, a.id`,
  );
