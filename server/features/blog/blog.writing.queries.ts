import type { BlogDeskQuery, NewPost } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { cardColumns, postColumns, writer } from './blog.queries.ts';
import type { DeskRow, PostChange, PostRow, PublicationRow, Writer } from './blog.rows.ts';

export const isAuthor = async (db: Db, organisationId: number, personId: number) =>
  (await db.row(
    sql`select from blog_authors where organisation_id = ${organisationId}
          and person_id = ${personId}`,
  )) !== null;

export const findAuthors = async (db: Db, organisationId: number): Promise<Writer[]> =>
  (
    await db.rows<{ author: Writer | null }>(
      sql`select ${writer(sql`w.person_id`)} as author from blog_authors w
          where w.organisation_id = ${organisationId} order by w.person_id limit 100`,
    )
  ).flatMap(({ author }) => (author ? [author] : []));

export const insertAuthor = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`insert into blog_authors (organisation_id, person_id)
        values (${organisationId}, ${personId}) on conflict do nothing`,
  );

export const deleteAuthor = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`delete from blog_authors
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );

export interface Desk {
  /** Null: everybody's. */
  authorId: number | null;
  state: BlogDeskQuery['state'];
  now: Date;
}

const inState = ({ state, now }: Desk): Sql => {
  if (!state) return nothing;
  if (state === 'scheduled') return sql`and p.state = 'published' and p.publish_at > ${now}`;
  if (state === 'published') return sql`and p.state = 'published' and p.publish_at <= ${now}`;
  return sql`and p.state = ${state}`;
};

const onDesk = (organisationId: number, desk: Desk): Sql =>
  sql`p.organisation_id = ${organisationId} ${inState(desk)}
      ${desk.authorId === null ? nothing : sql`and p.author_id = ${desk.authorId}`}`;

export const deskLike = (organisationId: number, desk: Desk): Sql =>
  sql`select from blog_posts p where ${onDesk(organisationId, desk)}`;

export const findDesk = (
  db: Db,
  organisationId: number,
  desk: Desk,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<DeskRow>(
    sql`with page as materialized (
          select * from blog_posts p where ${onDesk(organisationId, desk)}
          order by p.changed_at desc, p.id desc limit ${limit} offset ${offset})
        select ${cardColumns}, p.state, p.changed_at as "changedAt" from page p
        order by p.changed_at desc, p.id desc`,
  );

export const isSlugTaken = async (db: Db, organisationId: number, slug: string, butId: number) =>
  (await db.row(
    sql`select from blog_posts where organisation_id = ${organisationId} and slug = ${slug}
          and id <> ${butId}`,
  )) !== null;

interface Draft extends NewPost {
  slug: string;
  authorId: number;
}

export const insertPost = (
  db: Db,
  organisationId: number,
  { title, slug, language, authorId }: Draft,
  now: Date,
) =>
  db.row<{ id: number }>(
    sql`insert into blog_posts
          (organisation_id, author_id, title, slug, language, created_at, changed_at)
        values (${organisationId}, ${authorId}, ${title}, ${slug}, ${language}, ${now}, ${now})
        returning id`,
  );

export async function lockPost(db: Db, organisationId: number, id: number) {
  await db.row(
    sql`select from blog_posts where organisation_id = ${organisationId} and id = ${id} for no key update`,
  );
  return db.row<PostRow>(
    sql`select ${postColumns} from blog_posts p
        where p.organisation_id = ${organisationId} and p.id = ${id}`,
  );
}

export const updatePost = (
  db: Db,
  organisationId: number,
  id: number,
  { translationOf, ...to }: PostChange,
  now: Date,
) =>
  db.run(
    sql`update blog_posts set version = version + 1, changed_at = ${now},
          title = coalesce(${to.title ?? null}, title), slug = coalesce(${to.slug ?? null}, slug),
          language = coalesce(${to.language ?? null}, language),
          excerpt = coalesce(${to.excerpt ?? null}, excerpt),
          content = coalesce(${to.content ?? null}, content),
          words = coalesce(${to.words ?? null}, words),
          categories = coalesce(${to.categories ?? null}::text[], categories),
          tags = coalesce(${to.tags ?? null}::text[], tags)
          ${translationOf === undefined ? nothing : sql`, translation_of = ${translationOf}`}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateCover = (
  db: Db,
  organisationId: number,
  id: number,
  cover: string | null,
  now: Date,
) =>
  db.run(
    sql`update blog_posts set version = version + 1, changed_at = ${now}, cover = ${cover}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateState = (
  db: Db,
  organisationId: number,
  id: number,
  { state, publishAt }: PublicationRow,
  now: Date,
) =>
  db.run(
    sql`update blog_posts set version = version + 1, changed_at = ${now}, state = ${state},
          publish_at = ${publishAt},
          told_at = case when ${publishAt}::timestamptz <= ${now} then ${now}::timestamptz end
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updatePreview = (db: Db, organisationId: number, id: number, hash: Buffer) =>
  db.run(
    sql`update blog_posts set preview_hash = ${hash}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const findPreviewed = (db: Db, hash: Buffer) =>
  db.row<PostRow>(sql`select ${postColumns} from blog_posts p where p.preview_hash = ${hash}`);

export const deletePost = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from blog_posts where organisation_id = ${organisationId} and id = ${id}`);

export const findPictures = async (db: Db, organisationId: number, postId: number) =>
  (
    await db.rows<{ picture: string }>(
      sql`select picture from blog_pictures
          where organisation_id = ${organisationId} and post_id = ${postId}`,
    )
  ).map(({ picture }) => picture);

export const insertPicture = (db: Db, organisationId: number, postId: number, picture: string) =>
  db.run(
    sql`insert into blog_pictures (organisation_id, post_id, picture)
        values (${organisationId}, ${postId}, ${picture})`,
  );

/** Published by the clock alone, and told nobody yet; the answer says whose. */
export const takeUntold = async (db: Db, now: Date) =>
  (
    await db.rows<{ organisationId: number }>(
      sql`with told as (
            update blog_posts set told_at = ${now}
            where state = 'published' and told_at is null and publish_at <= ${now}
            returning organisation_id)
          select distinct organisation_id as "organisationId" from told`,
    )
  ).map(({ organisationId }) => organisationId);
