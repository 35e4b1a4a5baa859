import type { Announcement, TeamMember, Texts } from '@plenum/contract';

export interface AnnouncementRow {
  id: number;
  words: Texts;
  shownFrom: Date;
  shownUntil: Date | null;
  toldAt: Date | null;
}

export const announcementView = (row: AnnouncementRow): Announcement => ({
  id: row.id,
  words: row.words,
  shownFrom: row.shownFrom.toISOString(),
  shownUntil: row.shownUntil?.toISOString() ?? null,
  toldAt: row.toldAt?.toISOString() ?? null,
});

export const teamView = (row: TeamMember): TeamMember => ({
  personId: row.personId,
  fullName: row.fullName,
  email: row.email,
  avatar: row.avatar,
  role: row.role,
});
