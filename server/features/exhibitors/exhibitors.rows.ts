import type { BoothContent, StaffMember, Tier } from '@plenum/contract';

export interface ExhibitorRow {
  organisationId: number;
  eventId: number;
  id: number;
  tier: Tier;
  name: string;
  contactEmail: string;
  isShown: boolean;
  shown: BoothContent;
  draft: BoothContent | null;
  draftNote: string;
  draftAt: Date | null;
  version: number;
}

/** One that nobody sent back. */
export const awaitsReview = ({ draft, draftAt }: Pick<ExhibitorRow, 'draft' | 'draftAt'>) =>
  draft !== null && draftAt !== null;

export interface LineRow extends ExhibitorRow {
  staff: number;
  invited: number;
  visitors: number;
}

export type StaffRow = StaffMember;

export interface InvitedRow {
  id: number;
  email: string;
  fullName: string;
  invitedAt: Date;
}

/** A new booth, before anybody wrote anything about it. */
export const emptyContent = (name: string): BoothContent => ({
  name,
  tagline: {},
  description: {},
  videoUrl: null,
  links: [],
  topics: [],
  sessionId: null,
  products: [],
  documents: [],
  logo: null,
  banner: null,
});
