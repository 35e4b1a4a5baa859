export { helpMessages } from './help.messages.ts';
export { helpProblems } from './help.problems.ts';
export { helpRoutes } from './help.routes.ts';
export { helpShownRoutes } from './help.shown.routes.ts';
export { helpTemplateRoutes } from './help.template.routes.ts';
export { ShownHelp } from './help.schema.ts';
export type {
  HelpArticle,
  HelpArticleInput,
  HelpArticleLine,
  HelpArticlePage,
  HelpArticleQuery,
  HelpArticleUpdate,
  HelpCategory,
  HelpCategoryInput,
  HelpCategoryUpdate,
  HelpIcon,
  HelpOpinions,
  HelpPlace,
  HelpSetup,
  HelpVersion,
  HelpVote,
  ShownArticle,
  ShownHelpPage,
  ShownHelpQuery,
  ShownLine,
} from './help.schema.ts';
export type {
  TemplateCategories,
  TemplateFaq,
  TemplateKnowledge,
  TemplateQuestion,
} from './help.template.schema.ts';
