import { accountsMessages, accountsProblems, accountsRoutes } from './features/accounts/index.ts';
import { todoMessages, todoProblems, todoRoutes } from './features/todo/index.ts';
import { kernelProblems, type MessagesOf } from './kernel/index.ts';

export * from './kernel/index.ts';
export type * from './features/accounts/index.ts';
export type * from './features/todo/index.ts';

export const routes = { ...accountsRoutes, ...todoRoutes };
export type Routes = typeof routes;

export const problems = { ...kernelProblems, ...accountsProblems, ...todoProblems };
export type ProblemCode = keyof typeof problems;

export const messages = { ...accountsMessages, ...todoMessages };
export type Messages = MessagesOf<typeof messages>;
