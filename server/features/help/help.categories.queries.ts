import type { HelpCategoryInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { CategoryRow } from './help.rows.ts';

const columns = sql`c.id, c.slug, c.icon, c.title, c.lead, c.faq_count as "faqCount",
  c.knowledge_count as "knowledgeCount", c.article_count as "articleCount", c.version`;

export const findIsPublic = async (db: Db, organisationId: number): Promise<boolean> =>
  (await db.row(
    sql`select from help_pages where organisation_id = ${organisationId} and is_public`,
  )) !== null;

export const setIsPublic = (db: Db, organisationId: number, isPublic: boolean) =>
  db.run(
    sql`insert into help_pages (organisation_id, is_public) values (${organisationId}, ${isPublic})
        on conflict (organisation_id) do update set is_public = excluded.is_public`,
  );

export const findCategories = (db: Db, organisationId: number) =>
  db.rows<CategoryRow>(
    sql`select ${columns} from help_categories c where c.organisation_id = ${organisationId}
        order by c.place, c.id`,
  );

/** One at a time writes: what is counted and placed belongs to several articles. */
export const lockHelp = (db: Db, organisationId: number) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('help', ${organisationId}))`);

export const lockCategory = (db: Db, organisationId: number, id: number) =>
  db.row<CategoryRow>(
    sql`select ${columns} from help_categories c
        where c.organisation_id = ${organisationId} and c.id = ${id} for update`,
  );

export const insertCategory = (db: Db, organisationId: number, to: HelpCategoryInput) =>
  db.row<{ id: number }>(
    sql`insert into help_categories (organisation_id, slug, icon, title, lead, place)
        values (${organisationId}, ${to.slug}, ${to.icon}, ${JSON.stringify(to.title)},
          ${JSON.stringify(to.lead)},
          (select coalesce(max(place), 0) + 1 from help_categories
           where organisation_id = ${organisationId}))
        on conflict (organisation_id, slug) do nothing returning id`,
  );

export const isSlugTaken = async (
  db: Db,
  organisationId: number,
  { id, slug }: { id: number; slug: string },
): Promise<boolean> =>
  (await db.row(
    sql`select from help_categories
        where organisation_id = ${organisationId} and slug = ${slug} and id <> ${id}`,
  )) !== null;

export const updateCategory = (db: Db, organisationId: number, id: number, to: HelpCategoryInput) =>
  db.run(
    sql`update help_categories set slug = ${to.slug}, icon = ${to.icon},
          title = ${JSON.stringify(to.title)}, lead = ${JSON.stringify(to.lead)},
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteCategory = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from help_categories where organisation_id = ${organisationId} and id = ${id}
          and not exists (select from help_articles
            where organisation_id = ${organisationId} and category_id = ${id})`,
  );

export const setCategoryOrder = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`update help_categories c set place = n.place
        from unnest(${ids}::bigint[]) with ordinality as n(id, place)
        where c.organisation_id = ${organisationId} and c.id = n.id and c.place <> n.place`,
  );

/** After an article came, went or changed. */
export const countPublished = (db: Db, organisationId: number, categoryIds: readonly number[]) =>
  db.run(
    sql`update help_categories c set
          faq_count = (select count(*) from help_articles a
            where a.organisation_id = c.organisation_id and a.category_id = c.id
              and a.is_published and a.in_faq),
          knowledge_count = (select count(*) from help_articles a
            where a.organisation_id = c.organisation_id and a.category_id = c.id
              and a.is_published and a.in_knowledge),
          article_count = (select count(*) from help_articles a
            where a.organisation_id = c.organisation_id and a.category_id = c.id
              and a.is_published and (a.in_faq or a.in_knowledge))
        where c.organisation_id = ${organisationId} and c.id = any(${categoryIds}::bigint[])`,
  );
