import type { RouteTable } from '../../kernel/route.ts';
import { AuditPage, AuditQuery } from './audit.schema.ts';

export const auditRoutes = {
  'GET /api/audit': {
    summary: 'What was done in the organisation, newest first; nobody can change it',
    access: 'admin',
    query: AuditQuery,
    replies: { 200: AuditPage },
  },
} as const satisfies RouteTable;
