import type { Recording, Rehearsal, SpeakerKind, SpeakerSession, Texts } from '@plenum/contract';

export interface SpeakerRow {
  organisationId: number;
  eventId: number;
  id: number;
  kind: SpeakerKind;
  name: string;
  email: string;
  title: string;
  company: string;
  bio: Texts;
  picture: string | null;
  links: string[];
  isHidden: boolean;
  recording: Recording;
  recordingAt: Date | null;
  recordingBy: 'organiser' | 'speaker' | null;
  rehearsal: Rehearsal;
  rehearsalAt: Date | null;
  sentAt: Date | null;
  expiresAt: Date | null;
  editedAt: Date | null;
  memberId: number | null;
  version: number;
}

export interface SessionRow {
  speakerId: number;
  id: number;
  title: Texts;
  role: SpeakerSession['role'];
  startsAt: Date | null;
  minutes: number;
  room: string | null;
  isFirm: boolean;
}

export type ShownRow = Pick<
  SpeakerRow,
  'id' | 'kind' | 'name' | 'title' | 'company' | 'bio' | 'links' | 'picture'
>;
export type ShownSessionRow = Omit<SessionRow, 'isFirm'>;
