export { organisationsRoutes } from './organisations.routes.ts';
export type { Organisation, OutboxLine, OutboxMail } from './organisations.schema.ts';
