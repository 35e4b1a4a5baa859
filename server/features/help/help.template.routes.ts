import type { helpTemplateRoutes } from '@plenum/contract/features/help/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import {
  readTemplateCategories,
  readTemplateFaq,
  readTemplateKnowledge,
  readTemplateQuestion,
} from './help.template.ts';

export const helpTemplateHandlers = (work: Work): Handlers<typeof helpTemplateRoutes> => ({
  'GET /faq/data': async ({ person, language, received: { query } }) => ({
    status: 200,
    body: await readTemplateFaq(work, { person, language }, query.q),
  }),
  'GET /faq/data/knowledge_base': async ({ person, language }) => ({
    status: 200,
    body: await readTemplateKnowledge(work, { person, language }),
  }),
  'GET /faq/data/category': async ({ person, language }) => ({
    status: 200,
    body: await readTemplateCategories(work, { person, language }),
  }),
  'GET /faq/data/question': async ({ person, language }) => ({
    status: 200,
    body: await readTemplateQuestion(work, { person, language }),
  }),
});
