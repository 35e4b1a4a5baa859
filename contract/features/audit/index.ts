export type { DeedName } from './audit.deeds.schema.ts';
export { auditRoutes } from './audit.routes.ts';
export type { AuditEntry, AuditQuery } from './audit.schema.ts';
