import type { PostPage, PostQuery, PublicPost } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Work } from '../../platform/work.ts';
import { requireShownEvent } from '../events/index.ts';
import { findPostBySlug, findRelated, findTranslations } from './blog.queries.ts';
import type { PostRow } from './blog.rows.ts';
import { listPosts } from './blog.service.ts';
import { cardView } from './blog.view.ts';

export async function listPublicPosts(
  work: Work,
  slug: string,
  query: PostQuery,
): Promise<PostPage> {
  const { organisationId } = await requireShownEvent(work.db, slug);
  return listPosts(work, organisationId, query);
}

export async function readPublicPost(
  { db, clock }: Work,
  slug: string,
  postSlug: string,
): Promise<PublicPost> {
  const { organisationId } = await requireShownEvent(db, slug);
  const now = clock.now();
  const post = await requireOut(db, organisationId, postSlug, now);
  const [translations, related] = await Promise.all([
    findTranslations(db, organisationId, post, now),
    findRelated(db, organisationId, post, now),
  ]);
  return {
    ...cardView(post),
    content: post.content,
    translations,
    related: related.map(cardView),
  };
}

export async function requireOut(
  db: Db,
  organisationId: number,
  postSlug: string,
  now: Date,
): Promise<PostRow> {
  const post = await findPostBySlug(db, organisationId, postSlug, now);
  if (!post) throw problem('not_found');
  return post;
}
