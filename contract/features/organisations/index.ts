export { organisationsMessages } from './organisations.messages.ts';
export { organisationsProblems } from './organisations.problems.ts';
export { organisationsRoutes } from './organisations.routes.ts';
export type {
  Organisation,
  OrganisationUpdate,
  OutboxLine,
  OutboxPage,
  OutboxQuery,
  OutboxState,
  OutboxMail,
} from './organisations.schema.ts';
