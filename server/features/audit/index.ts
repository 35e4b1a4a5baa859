import { auditRoutes } from '@plenum/contract/features/audit/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { auditHandlers } from './audit.routes.ts';

export { forgetInEntries } from './audit.forget.ts';
export { findEntriesBy } from './audit.queries.ts';
export { type Deed, type Doer, record } from './audit.service.ts';

export const mountAudit = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, auditRoutes, work, auditHandlers);
