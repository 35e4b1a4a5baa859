import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const hasBookmark = async (
  db: Db,
  organisationId: number,
  postId: number,
  personId: number,
) =>
  (await db.row(
    sql`select from blog_bookmarks where organisation_id = ${organisationId}
          and post_id = ${postId} and person_id = ${personId}`,
  )) !== null;

/** Which of these posts somebody keeps. */
export const findBookmarked = async (
  db: Db,
  organisationId: number,
  personId: number,
  postIds: readonly number[],
): Promise<number[]> =>
  (
    await db.rows<{ postId: number }>(
      sql`select post_id as "postId" from blog_bookmarks where organisation_id = ${organisationId}
            and person_id = ${personId} and post_id = any(${postIds})`,
    )
  ).map(({ postId }) => postId);

export const insertBookmark = (db: Db, organisationId: number, postId: number, personId: number) =>
  db.run(
    sql`insert into blog_bookmarks (organisation_id, post_id, person_id)
        values (${organisationId}, ${postId}, ${personId}) on conflict do nothing`,
  );

export const deleteBookmark = (db: Db, organisationId: number, postId: number, personId: number) =>
  db.run(
    sql`delete from blog_bookmarks where organisation_id = ${organisationId}
          and post_id = ${postId} and person_id = ${personId}`,
  );

interface Who {
  organisationId: number;
  personId: number;
}

/** Who is no member any more writes nothing here; what they published and said stays. */
export async function forgetInBlog(tx: Db, { organisationId, personId }: Who): Promise<void> {
  await tx.run(
    sql`delete from blog_bookmarks
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
  await tx.run(
    sql`delete from blog_authors
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
}

/** For the copy of a person's data. */
export const findBlogAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select 'post' as kind, organisation_id as "organisationId", title, content as text,
          created_at as at from blog_posts where author_id = ${personId}
        union all
        select 'comment', c.organisation_id, p.title, c.text, c.created_at from blog_comments c
        join blog_posts p on p.organisation_id = c.organisation_id and p.id = c.post_id
        where c.person_id = ${personId} and c.removed_at is null
        union all
        select 'bookmark', b.organisation_id, p.title, null, null from blog_bookmarks b
        join blog_posts p on p.organisation_id = b.organisation_id and p.id = b.post_id
        where b.person_id = ${personId}
        union all
        select 'author', organisation_id, null, null, null
        from blog_authors where person_id = ${personId}
        order by 1, 2, 3`,
  );
