import {
  accountsLinksRoutes,
  accountsMessages,
  accountsProblems,
  accountsRoutes,
  accountsSessionsRoutes,
  accountsSettingsRoutes,
} from './features/accounts/index.ts';
import { auditRoutes } from './features/audit/index.ts';
import { organisationsRoutes } from './features/organisations/index.ts';
import { peopleProblems, peopleRoutes } from './features/people/index.ts';
import { todoMessages, todoProblems, todoRoutes } from './features/todo/index.ts';
import { kernelProblems, type MessagesOf } from './kernel/index.ts';

export * from './kernel/index.ts';
export type * from './features/accounts/index.ts';
export type * from './features/audit/index.ts';
export type * from './features/people/index.ts';
export type * from './features/organisations/index.ts';
export type * from './features/todo/index.ts';

export const routes = {
  ...accountsRoutes,
  ...accountsLinksRoutes,
  ...accountsSessionsRoutes,
  ...accountsSettingsRoutes,
  ...organisationsRoutes,
  ...auditRoutes,
  ...peopleRoutes,
  ...todoRoutes,
};
export type Routes = typeof routes;

export const problems = {
  ...kernelProblems,
  ...accountsProblems,
  ...peopleProblems,
  ...todoProblems,
};
export type ProblemCode = keyof typeof problems;

export const messages = { ...accountsMessages, ...todoMessages };
export type Messages = MessagesOf<typeof messages>;
