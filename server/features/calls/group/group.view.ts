import type { GroupCall } from '@plenum/contract';
import type { GroupCallRow } from './group.rows.ts';

export const groupCallView = (row: GroupCallRow): GroupCall => ({
  id: row.id,
  conversationId: row.conversationId,
  kind: row.kind,
  title: row.title,
  startedBy: row.startedBy,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  version: row.version,
  people: row.people,
  isClosed: row.isClosed,
  knocks: row.knocks,
});
