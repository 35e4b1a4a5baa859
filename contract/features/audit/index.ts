export type { DeedName } from './audit.deeds.ts';
export { auditRoutes } from './audit.routes.ts';
export type { AuditEntry, AuditQuery } from './audit.schema.ts';
