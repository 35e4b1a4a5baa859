import type { AuditEntry } from '@plenum/contract';
import type { EntryRow } from './audit.queries.ts';

export const entryView = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  person:
    row.personId === null
      ? null
      : { id: row.personId, fullName: row.personName ?? '', avatar: row.avatar },
  network: row.network,
  action: row.action,
  subjectId: row.subjectId,
  subject: row.subject,
  before: row.before,
  after: row.after,
});
