import type { HelpArticleQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { fits, worth } from './help.looking.ts';
import type { ArticleFields, ArticleRow, LineRow, VersionRow } from './help.rows.ts';

const lineColumns = sql`a.id, a.category_id as "categoryId", a.title, a.in_faq as "inFaq",
  a.in_knowledge as "inKnowledge", a.is_published as "isPublished", a.helpful, a.unhelpful,
  a.changed_at as "changedAt"`;
const columns = sql`${lineColumns}, a.body, a.picture, a.changed_by as "changedBy", a.version`;

const matching = (organisationId: number, { q, categoryId, state }: HelpArticleQuery): Sql =>
  sql`from help_articles a where a.organisation_id = ${organisationId}
      ${categoryId === undefined ? nothing : sql`and a.category_id = ${categoryId}`}
      ${state === undefined ? nothing : state === 'draft' ? sql`and not a.is_published` : sql`and a.is_published`}
      ${q ? sql`and ${fits(q)}` : nothing}`;

export const articlesLike = (organisationId: number, query: HelpArticleQuery): Sql =>
  sql`select ${matching(organisationId, query)}`;

export const findArticles = (
  db: Db,
  organisationId: number,
  query: HelpArticleQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<LineRow>(
    plannedAnew(
      sql`select ${lineColumns} ${matching(organisationId, query)}
          order by ${query.q ? sql`${worth(query.q)} desc,` : nothing} a.category_id, a.place, a.id
          limit ${limit} offset ${offset}`,
    ),
  );

export const findArticle = (db: Db, organisationId: number, id: number) =>
  db.row<ArticleRow>(
    sql`select ${columns} from help_articles a
        where a.organisation_id = ${organisationId} and a.id = ${id}`,
  );

export const lockArticle = (db: Db, organisationId: number, id: number) =>
  db.row<ArticleRow>(
    sql`select ${columns} from help_articles a
        where a.organisation_id = ${organisationId} and a.id = ${id} for no key update`,
  );

/** What is kept of an article beside what it is given. */
export interface Kept {
  headText: string;
  searchText: string;
  at: Date;
  by: number;
}

export const insertArticle = (db: Db, organisationId: number, to: ArticleFields, kept: Kept) =>
  db.row<{ id: number }>(
    sql`insert into help_articles (organisation_id, category_id, title, body, in_faq, in_knowledge,
          is_published, head_text, search_text, changed_at, changed_by, place)
        values (${organisationId}, ${to.categoryId}, ${JSON.stringify(to.title)},
          ${JSON.stringify(to.body)}, ${to.inFaq}, ${to.inKnowledge}, ${to.isPublished},
          ${kept.headText}, ${kept.searchText}, ${kept.at}, ${kept.by},
          (select coalesce(max(place), 0) + 1 from help_articles
           where organisation_id = ${organisationId} and category_id = ${to.categoryId}))
        returning id`,
  );

/** In another category it stands last. */
export const updateArticle = (
  db: Db,
  organisationId: number,
  id: number,
  to: ArticleFields,
  kept: Kept,
) =>
  db.run(
    sql`update help_articles a set title = ${JSON.stringify(to.title)},
          body = ${JSON.stringify(to.body)}, in_faq = ${to.inFaq},
          in_knowledge = ${to.inKnowledge}, is_published = ${to.isPublished},
          head_text = ${kept.headText}, search_text = ${kept.searchText},
          changed_at = ${kept.at}, changed_by = ${kept.by}, version = version + 1,
          category_id = ${to.categoryId},
          place = case when category_id = ${to.categoryId} then place else
            (select coalesce(max(o.place), 0) + 1 from help_articles o
             where o.organisation_id = a.organisation_id and o.category_id = ${to.categoryId}) end
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteArticle = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from help_articles where organisation_id = ${organisationId} and id = ${id}`);

export const updatePicture = (db: Db, organisationId: number, id: number, picture: string | null) =>
  db.run(
    sql`update help_articles set picture = ${picture}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Right before another article of the category, or last. */
export const placeArticle = (
  db: Db,
  organisationId: number,
  { id, categoryId }: Pick<ArticleRow, 'id' | 'categoryId'>,
  beforeId: number | null,
) =>
  db.run(
    sql`with others as (
          select id, row_number() over (order by place, id) as place from help_articles
          where organisation_id = ${organisationId} and category_id = ${categoryId}
            and id <> ${id}),
        aim as (
          select coalesce((select place from others where id = ${beforeId}::bigint),
            (select count(*) + 1 from others)) as place),
        wanted as (
          select o.id, o.place + (o.place >= aim.place)::int as place from others o, aim
          union all select ${id}::bigint, aim.place from aim)
        update help_articles a set place = w.place from wanted w
        where a.organisation_id = ${organisationId} and a.id = w.id and a.place <> w.place`,
  );

export const findRelatedIds = async (db: Db, organisationId: number, id: number) => {
  const rows = await db.rows<{ id: number }>(
    sql`select related_id as id from help_related
        where organisation_id = ${organisationId} and article_id = ${id} order by place`,
  );
  return rows.map((row) => row.id);
};

/** Those of them that are articles of the organisation. */
export const countArticles = async (db: Db, organisationId: number, ids: readonly number[]) => {
  const found = await db.row<{ count: number }>(
    sql`select count(*) from help_articles
        where organisation_id = ${organisationId} and id = any(${ids}::bigint[])`,
  );
  return found?.count ?? 0;
};

export async function setRelated(
  db: Db,
  organisationId: number,
  id: number,
  ids: readonly number[],
): Promise<void> {
  await db.run(
    sql`delete from help_related where organisation_id = ${organisationId} and article_id = ${id}`,
  );
  await db.run(
    sql`insert into help_related (organisation_id, article_id, related_id, place)
        select ${organisationId}, ${id}, n.id, n.place
        from unnest(${ids}::bigint[]) with ordinality as n(id, place)`,
  );
}

const mostVersions = 50;

/** Before it is changed; the oldest go. */
export async function keepVersion(
  db: Db,
  organisationId: number,
  { id, version, title, body, changedAt, changedBy }: ArticleRow,
): Promise<void> {
  await db.run(
    sql`insert into help_versions
          (organisation_id, article_id, version, title, body, changed_at, changed_by)
        values (${organisationId}, ${id}, ${version}, ${JSON.stringify(title)},
          ${JSON.stringify(body)}, ${changedAt}, ${changedBy})`,
  );
  await db.run(
    sql`delete from help_versions v where v.organisation_id = ${organisationId}
          and v.article_id = ${id} and v.version in (
            select version from help_versions where organisation_id = ${organisationId}
              and article_id = ${id} order by version desc offset ${mostVersions})`,
  );
}

export const findVersions = (db: Db, organisationId: number, id: number) =>
  db.rows<VersionRow>(
    sql`select v.version, v.title, v.body, v.changed_at as "changedAt",
          p.full_name as "changedBy"
        from help_versions v left join accounts p on p.id = v.changed_by
        where v.organisation_id = ${organisationId} and v.article_id = ${id}
        order by v.version desc`,
  );
