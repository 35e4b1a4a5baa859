import type { BlogSides, PostPage, PostQuery, ShownPost } from '@plenum/contract';
import { countUpTo } from '../../platform/db/counting.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { canWrite, requirePost, requirePublished } from './blog.access.ts';
import { deleteBookmark, hasBookmark, insertBookmark } from './blog.bookmarks.queries.ts';
import {
  type Looking,
  findNames,
  findPostBySlug,
  findPosts,
  findRelated,
  postsLike,
} from './blog.queries.ts';
import { cardView } from './blog.view.ts';

const usualPageSize = 12;
const recentPosts = 4;

/** What an organisation shows whoever reads it. */
export async function listPosts(
  { db, clock }: Work,
  organisationId: number,
  query: PostQuery,
): Promise<PostPage> {
  const now = clock.now();
  const count = (looking: Looking) => countUpTo(db, postsLike(organisationId, looking, now));
  const spelt = await count(query);
  const isGuessed = spelt.total === 0 && Boolean(query.q);
  const looking = { ...query, isGuessed };
  const counted = isGuessed ? await count(looking) : spelt;
  const place = pageOf({ perPage: usualPageSize, ...query }, counted);
  const rows = await findPosts(db, organisationId, looking, now, place);
  return { posts: rows.map(cardView), ...counted, isGuessed };
}

export async function readSides({ db, clock }: Work, person: Person): Promise<BlogSides> {
  const { organisationId } = person;
  const now = clock.now();
  const newest = { offset: 0, limit: recentPosts };
  const [recent, names, isWriter] = await Promise.all([
    findPosts(db, organisationId, {}, now, newest),
    findNames(db, organisationId, now),
    canWrite(db, person),
  ]);
  const { categories = [], tags = [] } = names ?? {};
  return { recent: recent.map(cardView), categories, tags, canWrite: isWriter };
}

export async function readPost(
  { db, clock }: Work,
  person: Person,
  id: number,
): Promise<ShownPost> {
  const now = clock.now();
  const { post, canEdit } = await requirePost(db, person, id, now);
  const [related, isBookmarked] = await Promise.all([
    findRelated(db, person.organisationId, post, now),
    hasBookmark(db, person.organisationId, id, person.id),
  ]);
  const { content, bookmarks } = post;
  return {
    ...cardView(post),
    content,
    bookmarks,
    isBookmarked,
    canEdit,
    related: related.map(cardView),
  };
}

export async function readSlug({ db, clock }: Work, { organisationId }: Person, slug: string) {
  const post = await findPostBySlug(db, organisationId, slug, clock.now());
  if (!post) throw problem('not_found');
  return { postId: post.id };
}

export const bookmark = (work: Work, person: Person, id: number, isKept: boolean): Promise<void> =>
  work.transaction(async (tx) => {
    await requirePublished(tx, person, id, work.clock.now());
    const change = isKept ? insertBookmark : deleteBookmark;
    await change(tx, person.organisationId, id, person.id);
  });
