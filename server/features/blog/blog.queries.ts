import type { PostQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { almostFitsIn, fitsIn } from '../../platform/search/looking.ts';
import type { CardRow, PostRow } from './blog.rows.ts';

/** Whoever wrote something; null once their account is gone. */
export const writer = (id: Sql): Sql => sql`(
  select jsonb_build_object('id', a.id, 'fullName', coalesce(nullif(a.full_name, ''), a.username),
    'avatar', a.avatar)
  from accounts a where a.id = ${id} and a.username <> '-' || a.id)`;

export const cardColumns: Sql = sql`p.id, p.title, p.slug, p.language, p.excerpt, p.categories,
  p.tags, p.cover, p.publish_at as "publishAt", ${writer(sql`p.author_id`)} as author,
  (select count(*) from blog_comments c where c.organisation_id = p.organisation_id
     and c.post_id = p.id and c.removed_at is null and c.hidden_at is null) as comments`;

export const postColumns: Sql = sql`${cardColumns}, p.content, p.state,
  p.translation_of as "translationOf", p.changed_at as "changedAt", p.version,
  (select count(*) from blog_bookmarks b where b.organisation_id = p.organisation_id
     and b.post_id = p.id) as bookmarks`;

/** Whose time has come, and which nobody took back: the only way for readers to a post. */
const isOut = (organisationId: number, now: Date): Sql =>
  sql`p.organisation_id = ${organisationId} and p.state = 'published' and p.publish_at <= ${now}`;

/** A query as it is spelt; guessed, the words looked for may have mistakes. */
export interface Looking extends PostQuery {
  isGuessed?: boolean;
}

const inPost = { all: sql`p.search_text`, head: sql`p.head_text` };

const matching = ({ q, category, tag, language, isGuessed = false }: Looking): Sql =>
  sql`${q ? sql`and ${(isGuessed ? almostFitsIn : fitsIn)(inPost, q)}` : nothing}
      ${category ? sql`and p.categories @> ${[category]}::text[]` : nothing}
      ${tag ? sql`and p.tags @> ${[tag]}::text[]` : nothing}
      ${language ? sql`and p.language = ${language}` : nothing}`;

const newestFirst = sql`p.publish_at desc, p.id desc`;

export const postsLike = (organisationId: number, query: Looking, now: Date): Sql =>
  sql`select from blog_posts p where ${isOut(organisationId, now)} ${matching(query)}`;

/**
 * The page is found first: comments are counted for these alone. What carries a tag is found by the tag,
 * since walking from the newest on may pass all others.
 */
export const findPosts = (
  db: Db,
  organisationId: number,
  query: Looking,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<CardRow>(
    plannedAnew(
      sql`with found as ${query.tag ? sql`materialized` : sql`not materialized`} (
            select p.id, p.publish_at from blog_posts p
            where ${isOut(organisationId, now)} ${matching(query)}),
          page as materialized (
            select p.id from found p order by ${newestFirst} limit ${limit} offset ${offset})
          select ${cardColumns} from page
          join blog_posts p on p.organisation_id = ${organisationId} and p.id = page.id
          order by ${newestFirst}`,
    ),
  );

/** With their content, as feeds have them. */
export const findNewest = (db: Db, organisationId: number, now: Date, limit: number) =>
  db.rows<PostRow>(
    sql`select ${postColumns} from blog_posts p where ${isOut(organisationId, now)}
        order by ${newestFirst} limit ${limit}`,
  );

/** In whatever state: its gate asks who may see it. */
export const findPost = (db: Db, organisationId: number, id: number) =>
  db.row<PostRow>(
    sql`select ${postColumns} from blog_posts p
        where p.organisation_id = ${organisationId} and p.id = ${id}`,
  );

export const findPostBySlug = (db: Db, organisationId: number, slug: string, now: Date) =>
  db.row<PostRow>(
    sql`select ${postColumns} from blog_posts p
        where ${isOut(organisationId, now)} and p.slug = ${slug}`,
  );

/** Of one of its categories or tags, in its language: the more they share, the earlier. */
export const findRelated = (db: Db, organisationId: number, post: PostRow, now: Date) =>
  db.rows<CardRow>(
    sql`with near as materialized (
          select p.* from blog_posts p where ${isOut(organisationId, now)}
            and p.language = ${post.language} and p.id <> ${post.id}
            and (p.categories && ${post.categories}::text[] or p.tags && ${post.tags}::text[])
          order by ${newestFirst} limit 100)
        select ${cardColumns} from near p
        order by (select count(*) from unnest(p.categories || p.tags) w
            where w = any(${[...post.categories, ...post.tags]}::text[])) desc, ${newestFirst}
        limit 3`,
  );

/** The same in other languages. */
export const findTranslations = (db: Db, organisationId: number, post: PostRow, now: Date) =>
  db.rows<{ language: PostRow['language']; slug: string }>(
    sql`select p.language, p.slug from blog_posts p where ${isOut(organisationId, now)}
          and p.id <> ${post.id} and p.language <> ${post.language}
          and (p.id = ${post.translationOf ?? post.id}
            or p.translation_of = ${post.translationOf ?? post.id})
        order by p.language, p.id limit 10`,
  );

const mostNames = 100;

interface Names {
  categories: { name: string; count: number }[];
  tags: { name: string; count: number }[];
}

/** What published posts can be filtered by. */
export const findNames = (db: Db, organisationId: number, now: Date) =>
  db.row<Names>(
    sql`with shown as materialized (
          select p.categories, p.tags from blog_posts p where ${isOut(organisationId, now)}),
        groups as (select c as name, count(*) as count from shown, unnest(categories) c
          group by c order by count desc, name limit ${mostNames}),
        words as (select t as name, count(*) as count from shown, unnest(tags) t
          group by t order by count desc, name limit ${mostNames})
        select coalesce((select json_agg(groups) from groups), '[]') as categories,
          coalesce((select json_agg(words) from words), '[]') as tags`,
  );

/** For search engines. */
export const findSlugs = (db: Db, organisationId: number, now: Date, limit: number) =>
  db.rows<{ slug: string; changedAt: Date }>(
    sql`select p.slug, p.changed_at as "changedAt" from blog_posts p
        where ${isOut(organisationId, now)} order by ${newestFirst} limit ${limit}`,
  );
