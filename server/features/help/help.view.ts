import type {
  HelpArticle,
  HelpArticleLine,
  HelpCategory,
  HelpVersion,
  Texts,
} from '@plenum/contract';
import { addressWords } from '../../platform/address-words.ts';
import { wordsIn } from '../../platform/words.ts';
import type { ArticleRow, CategoryRow, LineRow, VersionRow } from './help.rows.ts';

/** Says what it leads to; the id behind the last hyphen finds it. */
export const slugOf = ({ id, title }: { id: number; title: Texts }): string =>
  `${addressWords(wordsIn(title, ['en'])) || 'article'}-${id}`;

export const categoryView = (row: CategoryRow): HelpCategory => ({
  id: row.id,
  slug: row.slug,
  icon: row.icon,
  title: row.title,
  lead: row.lead,
  faqCount: row.faqCount,
  knowledgeCount: row.knowledgeCount,
  articleCount: row.articleCount,
  version: row.version,
});

export const lineView = (row: LineRow): HelpArticleLine => ({
  id: row.id,
  slug: slugOf(row),
  title: row.title,
  categoryId: row.categoryId,
  inFaq: row.inFaq,
  inKnowledge: row.inKnowledge,
  isPublished: row.isPublished,
  helpful: row.helpful,
  unhelpful: row.unhelpful,
  changedAt: row.changedAt.toISOString(),
});

export const articleView = (row: ArticleRow, relatedIds: number[]): HelpArticle => ({
  ...lineView(row),
  body: row.body,
  picture: row.picture,
  relatedIds,
  version: row.version,
});

export const versionView = ({ changedAt, ...row }: VersionRow): HelpVersion => ({
  version: row.version,
  title: row.title,
  body: row.body,
  changedAt: changedAt.toISOString(),
  changedBy: row.changedBy,
});
