import type { PublicPages } from '../events/index.ts';
import { findSlugs } from './blog.queries.ts';

/** As many as stand on a page of it that search engines take, with those of all events beside them. */
const most = 1_000;

/** The blog of an organisation stands at the first of its events that everyone may see. */
export const pagesOfBlog: PublicPages = async (
  { db, clock },
  { organisationId, slug, languages },
) => {
  const posts = await findSlugs(db, organisationId, clock.now(), most);
  if (posts.length === 0) return [];
  return [
    { path: `/e/${slug}/blog`, languages },
    ...posts.map((post) => ({ path: `/e/${slug}/blog/${post.slug}`, languages: [] })),
  ];
};
