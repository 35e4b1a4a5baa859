export { accountsMessages } from './accounts.messages.ts';
export { accountsProblems } from './accounts.problems.ts';
export { accountsRoutes } from './accounts.routes.ts';
export type { Ability, Registration, Role, SignedIn, UserData } from './accounts.schema.ts';
