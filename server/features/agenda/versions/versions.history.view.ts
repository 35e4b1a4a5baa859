import type { AgendaChange, AgendaVersion } from '@plenum/contract';

export interface ChangeRow {
  id: number;
  personId: number;
  deed: AgendaChange['deed'];
  subject: string;
  sessions: number;
  by: string;
  isUndone: boolean;
  madeAt: Date;
}

export const changeView = (row: ChangeRow, personId: number): AgendaChange => ({
  id: row.id,
  deed: row.deed,
  subject: row.subject,
  sessions: row.sessions,
  by: row.by,
  isMine: row.personId === personId,
  isUndone: row.isUndone,
  madeAt: row.madeAt.toISOString(),
});

export interface VersionRow {
  number: number;
  note: string;
  publishedAt: Date;
  by: string;
  changes: number;
}

export const versionView = (row: VersionRow): AgendaVersion => ({
  number: row.number,
  note: row.note,
  publishedAt: row.publishedAt.toISOString(),
  by: row.by,
  changes: row.changes,
});
