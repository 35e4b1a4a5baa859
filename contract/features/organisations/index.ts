export { organisationsMessages } from './organisations.messages.ts';
export { organisationsProblems } from './organisations.problems.ts';
export { organisationsRoutes } from './organisations.routes.ts';
export type {
  Organisation,
  OrganisationUpdate,
  OutboxLine,
  OutboxQuery,
  OutboxState,
  OutboxMail,
} from './organisations.schema.ts';
