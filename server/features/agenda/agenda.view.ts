import type { AgendaSession, ProgramSession } from '@plenum/contract';
import type { SessionFields, SessionRow, PublishedSession } from './agenda.rows.ts';

export const endOf = ({ startsAt, minutes }: Pick<SessionFields, 'startsAt' | 'minutes'>): string =>
  startsAt === null ? '' : new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

export const sessionView = (
  row: SessionRow,
  stars: number,
  known: ReadonlySet<number>,
): AgendaSession => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  title: row.title,
  abstract: row.abstract,
  language: row.language,
  trackId: row.trackId,
  roomId: row.roomId,
  startsAt: row.startsAt,
  minutes: row.minutes,
  capacity: row.capacity,
  joinUrl: row.joinUrl,
  isHidden: row.isHidden,
  isFeatured: row.isFeatured,
  speakers: row.speakers.filter(({ id }) => known.has(id)),
  files: row.files,
  stars,
  version: row.version,
});

/** What stays in a published version; who speaks is narrowed when it is read. */
export const publishedOf = (row: SessionRow): PublishedSession => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  title: row.title,
  abstract: row.abstract,
  language: row.language,
  trackId: row.trackId,
  roomId: row.roomId,
  startsAt: row.startsAt,
  minutes: row.minutes,
  capacity: row.capacity,
  speakers: row.speakers,
  files: row.files,
  isFeatured: row.isFeatured,
  joinUrl: row.joinUrl,
});

/** For everyone: only speakers they may know of, and not the way in. */
export const programSession = (
  { joinUrl: _, ...session }: PublishedSession,
  shown: ReadonlySet<number>,
): ProgramSession => ({
  ...session,
  speakers: session.speakers.filter(({ id }) => shown.has(id)),
});

/** Of what may be closed to some. */
export const partOf = ({ id, roomId }: Pick<PublishedSession, 'id' | 'roomId'>) => ({
  sessionId: id,
  roomId,
});
