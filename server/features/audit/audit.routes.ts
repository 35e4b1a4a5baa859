import { auditRoutes } from '@plenum/contract/features/audit/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { readAudit } from './audit.service.ts';

export const auditHandlers = (work: Work): Handlers<typeof auditRoutes> => ({
  'GET /api/audit': async ({ person, received }) => ({
    status: 200,
    body: await readAudit(work, person, received.query),
  }),
});
