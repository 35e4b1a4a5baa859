import type { PublicSpeaker, Speaker, SpeakerSession } from '@plenum/contract';
import type { SessionRow, ShownRow, ShownSessionRow, SpeakerRow } from './speakers.rows.ts';

const sessionFacts = (row: Omit<SessionRow, 'isFirm'>) => ({
  id: row.id,
  title: row.title,
  role: row.role,
  startsAt: row.startsAt?.toISOString() ?? null,
  minutes: row.minutes,
  room: row.room,
});

export const sessionView = (row: SessionRow): SpeakerSession => ({
  ...sessionFacts(row),
  isFirm: row.isFirm,
});

export const readinessOf = (row: SpeakerRow) => ({
  recording: row.recording,
  recordingAt: row.recordingAt?.toISOString() ?? null,
  rehearsal: row.rehearsal,
  rehearsalAt: row.rehearsalAt?.toISOString() ?? null,
});

export const wordsOf = (row: Pick<SpeakerRow, 'name' | 'title' | 'company' | 'bio' | 'links'>) => ({
  name: row.name,
  title: row.title,
  company: row.company,
  bio: row.bio,
  links: row.links,
});

export const speakerView = (row: SpeakerRow, sessions: readonly SessionRow[]): Speaker => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  isHidden: row.isHidden,
  ...wordsOf(row),
  ...readinessOf(row),
  picture: row.picture,
  recordingBy: row.recordingBy,
  link: linkOf(row),
  editedAt: row.editedAt?.toISOString() ?? null,
  memberId: row.memberId,
  sessions: sessions.map(sessionView),
  version: row.version,
});

const linkOf = ({ sentAt, expiresAt }: SpeakerRow): Speaker['link'] =>
  sentAt && expiresAt ? { sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() } : null;

export const publicView = (row: ShownRow, sessions: readonly ShownSessionRow[]): PublicSpeaker => ({
  id: row.id,
  kind: row.kind,
  ...wordsOf(row),
  picture: row.picture,
  sessions: sessions.map(sessionFacts),
});
