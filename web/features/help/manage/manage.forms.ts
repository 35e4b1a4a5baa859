export {
  HelpArticleInput as ArticleSchema,
  HelpCategoryInput as CategorySchema,
} from '@plenum/contract/features/help/help.schema.ts';
