import type { PersonLine, Role } from '@plenum/contract';

export interface PersonRow {
  id: number;
  fullName: string;
  username: string;
  email: string;
  avatar: string | null;
  company: string;
  role: Role;
  isActive: boolean;
  isVerified: boolean;
  joinedAt: Date;
  lastSeenAt: Date | null;
  version: number;
}

/** With what they allow and, where an event was asked for, what they did there. */
export interface ExportedRow extends PersonRow {
  isListed: boolean;
  tellsBooths: boolean;
  stars: number | null;
  booths: number | null;
  cards: number | null;
}

export const personView = (row: PersonRow): PersonLine => ({
  id: row.id,
  fullName: row.fullName,
  username: row.username,
  email: row.email,
  avatar: row.avatar,
  company: row.company,
  role: row.role,
  isActive: row.isActive,
  isVerified: row.isVerified,
  joinedAt: row.joinedAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  version: row.version,
});
