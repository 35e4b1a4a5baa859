import type { PublicPages } from '../events/index.ts';
import { findIsPublic } from './help.categories.queries.ts';
import { findShownTitles } from './help.shown.queries.ts';
import { slugOf } from './help.view.ts';

/** As many as stand on a page of it that search engines take, with all others beside them. */
const most = 1_000;

/** What an organisation's help says, at the first of its events that everyone may see. */
export const pagesOfHelp: PublicPages = async ({ db }, { organisationId, slug, languages }) => {
  if (!(await findIsPublic(db, organisationId))) return [];
  const articles = await findShownTitles(db, organisationId, most);
  if (articles.length === 0) return [];
  return ['', ...articles.map((article) => `/${slugOf(article)}`)].map((path) => ({
    path: `/e/${slug}/help${path}`,
    languages,
  }));
};
