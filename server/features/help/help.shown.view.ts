import type { HelpVote, ShownArticle, ShownHelp, ShownLine } from '@plenum/contract';
import type { CategoryRow, ShownArticleRow, ShownRow } from './help.rows.ts';
import { slugOf } from './help.view.ts';

export const shownCategoryView = (row: CategoryRow): ShownHelp['categories'][number] => ({
  id: row.id,
  slug: row.slug,
  icon: row.icon,
  title: row.title,
  lead: row.lead,
  faqCount: row.faqCount,
  knowledgeCount: row.knowledgeCount,
  articleCount: row.articleCount,
});

export const shownLineView = (row: ShownRow): ShownLine => ({
  id: row.id,
  slug: slugOf(row),
  title: row.title,
  category: { slug: row.categorySlug, title: row.categoryTitle },
  inKnowledge: row.inKnowledge,
});

interface Around {
  languages: ShownArticle['languages'];
  related: readonly ShownRow[];
  vote: HelpVote | null;
}

export const shownArticleView = (
  row: ShownArticleRow,
  { languages, related, vote }: Around,
): ShownArticle => ({
  ...shownLineView(row),
  languages,
  body: row.body,
  picture: row.picture,
  changedAt: row.changedAt.toISOString(),
  related: related.map(shownLineView),
  vote,
});
