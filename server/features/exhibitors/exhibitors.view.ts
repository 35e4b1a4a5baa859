import type { Booth, ExhibitorLine, ExhibitorRules, TierRules } from '@plenum/contract';
import { missingOf } from './editor/editor.content.ts';
import {
  awaitsReview,
  type ExhibitorRow,
  type InvitedRow,
  type LineRow,
  type StaffRow,
} from './exhibitors.rows.ts';

/** What staff did already is not asked of them again while it waits. */
export const missingIn = ({ shown, draft }: ExhibitorRow, rules: TierRules, staff: number) =>
  missingOf(draft ?? shown, rules, staff);

export const lineView = (
  row: LineRow,
  rules: TierRules,
  { cards, booking }: Pick<ExhibitorLine, 'cards' | 'booking'>,
): ExhibitorLine => ({
  id: row.id,
  tier: row.tier,
  isShown: row.isShown,
  booking,
  missing: missingIn(row, rules, row.staff),
  name: row.name,
  logo: row.shown.logo,
  contactEmail: row.contactEmail,
  staff: row.staff,
  invited: row.invited,
  visitors: row.visitors,
  cards,
  awaitsReview: awaitsReview(row),
});

interface Around {
  rules: TierRules;
  needsReview: ExhibitorRules['needsReview'];
  staff: StaffRow[];
  invited: InvitedRow[];
}

export const boothView = (
  row: ExhibitorRow,
  { rules, needsReview, staff, invited }: Around,
): Booth => ({
  id: row.id,
  tier: row.tier,
  isShown: row.isShown,
  missing: missingIn(row, rules, staff.length),
  eventId: row.eventId,
  rules,
  needsReview,
  shown: row.shown,
  draft: row.draft,
  draftNote: row.draftNote,
  draftAt: row.draftAt?.toISOString() ?? null,
  staff,
  invited: invited.map(({ invitedAt, ...one }) => ({ ...one, invitedAt: invitedAt.toISOString() })),
  version: row.version,
});
