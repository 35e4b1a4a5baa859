import type { HelpArticle, HelpCategory, HelpVersion, ShownLine, Texts } from '@plenum/contract';

export type CategoryRow = HelpCategory;

/** What an article says and where it stands. */
export type ArticleFields = Pick<
  HelpArticle,
  'categoryId' | 'title' | 'body' | 'inFaq' | 'inKnowledge' | 'isPublished'
>;

export interface ArticleRow extends ArticleFields {
  id: number;
  picture: string | null;
  helpful: number;
  unhelpful: number;
  changedAt: Date;
  changedBy: number | null;
  version: number;
}

export type LineRow = Omit<ArticleRow, 'body' | 'picture' | 'changedBy' | 'version'>;

export interface VersionRow extends Omit<HelpVersion, 'changedAt'> {
  changedAt: Date;
}

export interface ShownRow extends Omit<ShownLine, 'slug' | 'category'> {
  categorySlug: string;
  categoryTitle: Texts;
}

export interface ShownArticleRow extends ShownRow {
  categoryId: number;
  body: Texts;
  picture: string | null;
  changedAt: Date;
}

export type WholeRow = Pick<ShownArticleRow, 'id' | 'categoryId' | 'title' | 'body' | 'changedAt'>;
