import {
  accountsLinksRoutes,
  accountsMessages,
  accountsOwnRoutes,
  accountsProblems,
  accountsRoutes,
  accountsSessionsRoutes,
  accountsSettingsRoutes,
  accountsTwoStepRoutes,
} from './features/accounts/index.ts';
import { auditRoutes } from './features/audit/index.ts';
import { bookmarksMessages, bookmarksRoutes } from './features/bookmarks/index.ts';
import { datatablesRoutes } from './features/datatables/index.ts';
import { filesProblems, filesRoutes } from './features/files/index.ts';
import {
  organisationsMessages,
  organisationsProblems,
  organisationsRoutes,
} from './features/organisations/index.ts';
import { peopleProblems, peopleRoutes } from './features/people/index.ts';
import { searchRoutes } from './features/search/index.ts';
import { todoMessages, todoProblems, todoRoutes } from './features/todo/index.ts';
import { kernelProblems, type MessagesOf } from './kernel/index.ts';

export * from './kernel/index.ts';
export type * from './features/accounts/index.ts';
export type * from './features/audit/index.ts';
export type * from './features/bookmarks/index.ts';
export type * from './features/datatables/index.ts';
export type * from './features/people/index.ts';
export type * from './features/organisations/index.ts';
export type * from './features/search/index.ts';
export type * from './features/todo/index.ts';

export const routes = {
  ...accountsRoutes,
  ...accountsLinksRoutes,
  ...accountsSessionsRoutes,
  ...accountsSettingsRoutes,
  ...accountsOwnRoutes,
  ...accountsTwoStepRoutes,
  ...organisationsRoutes,
  ...filesRoutes,
  ...auditRoutes,
  ...peopleRoutes,
  ...searchRoutes,
  ...bookmarksRoutes,
  ...datatablesRoutes,
  ...todoRoutes,
};
export type Routes = typeof routes;

export const problems = {
  ...kernelProblems,
  ...accountsProblems,
  ...filesProblems,
  ...organisationsProblems,
  ...peopleProblems,
  ...todoProblems,
};
export type ProblemCode = keyof typeof problems;

export const messages = {
  ...accountsMessages,
  ...organisationsMessages,
  ...bookmarksMessages,
  ...todoMessages,
};
export type Messages = MessagesOf<typeof messages>;
