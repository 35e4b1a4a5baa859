import {
  helpRoutes,
  helpShownRoutes,
  helpTemplateRoutes,
} from '@plenum/contract/features/help/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { helpHandlers } from './help.routes.ts';
import { helpShownHandlers } from './help.shown.routes.ts';
import { helpTemplateHandlers } from './help.template.routes.ts';

export { addArticle } from './help.articles.ts';
export { addCategory, changeIsPublic } from './help.categories.ts';
export { findArticles, publicHelpOf } from './help.shown.ts';
export { pagesOfHelp } from './help.sitemap.ts';
export { articleHead, helpHead } from './help.head.ts';
export { voteFor } from './help.vote.ts';
export { findVotesBy } from './help.votes.queries.ts';

export const mountHelp = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, helpRoutes, work, helpHandlers);
  mountRoutes(doorway, helpShownRoutes, work, helpShownHandlers);
  mountRoutes(doorway, helpTemplateRoutes, work, helpTemplateHandlers);
};
