import type {
  HelpArticle,
  HelpArticleInput,
  HelpCategory,
  HelpCategoryInput,
} from '@plenum/contract';
import { tidyTexts } from '../../../ui/language-choice/texts.ts';

export interface ArticleValues extends Omit<HelpArticleInput, 'relatedIds'> {
  relatedIds: readonly number[];
}

export const blankArticle = (categoryId: number): ArticleValues => ({
  categoryId,
  title: {},
  body: {},
  inFaq: true,
  inKnowledge: true,
  isPublished: false,
  relatedIds: [],
});

export const valuesOf = (article: HelpArticle): ArticleValues => ({
  categoryId: article.categoryId,
  title: article.title,
  body: article.body,
  inFaq: article.inFaq,
  inKnowledge: article.inKnowledge,
  isPublished: article.isPublished,
  relatedIds: article.relatedIds,
});

export const tidy = (values: ArticleValues): ArticleValues => ({
  ...values,
  title: tidyTexts(
    Object.fromEntries(Object.entries(values.title).map(([name, text]) => [name, text.trim()])),
  ),
});

/** What was changed, as the contract takes it. */
export const updateOf = ({
  relatedIds,
  ...others
}: Partial<ArticleValues>): Partial<HelpArticleInput> => ({
  ...others,
  ...(relatedIds && { relatedIds: [...relatedIds] }),
});

export const inputOf = (values: ArticleValues): HelpArticleInput => ({
  ...values,
  relatedIds: [...values.relatedIds],
});

export const blankCategory: HelpCategoryInput = {
  slug: '',
  icon: 'HelpCircle',
  title: {},
  lead: {},
};

export const categoryValuesOf = (category: HelpCategory): HelpCategoryInput => ({
  slug: category.slug,
  icon: category.icon,
  title: category.title,
  lead: category.lead,
});
