import type { RouteTable } from '../../kernel/route.ts';
import {
  TemplateCategories,
  TemplateFaq,
  TemplateFaqQuery,
  TemplateKnowledge,
  TemplateQuestion,
} from './help.template.schema.ts';

/** As the template's clients ask; what they call parameters of the last three is never sent. */
export const helpTemplateRoutes = {
  'GET /faq/data': {
    summary: 'Questions with their answers by category; without those that have none left',
    access: 'signed-in',
    query: TemplateFaqQuery,
    replies: { 200: TemplateFaq },
  },
  'GET /faq/data/knowledge_base': {
    summary: 'Categories of the knowledge base',
    access: 'signed-in',
    replies: { 200: TemplateKnowledge },
  },
  'GET /faq/data/category': {
    summary: 'Categories of the knowledge base with their questions',
    access: 'signed-in',
    replies: { 200: TemplateCategories },
  },
  'GET /faq/data/question': {
    summary: 'The first article of the knowledge base',
    access: 'signed-in',
    replies: { 200: TemplateQuestion },
  },
} as const satisfies RouteTable;
