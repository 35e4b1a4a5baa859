import type { EmailCounts, EmailRow } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { unsure } from '../../platform/live/live.ts';

/** Every message of the mailbox tells them. */
const told = ({ counts }: { counts: EmailCounts }) => unsure({ step: () => counts });

export const mailCounts = liveAnswer<EmailCounts>({
  key: ['email', 'counts'],
  read: async (_, signal) =>
    (await call('GET /api/email/messages', { query: { limit: 1 }, signal })).counts,
  told: () => ({ 'email.changed': told, 'email.box_changed': told }),
  staleTime: 5 * 60_000,
});

const countIn = (rows: readonly EmailRow[], counts: (row: EmailRow) => boolean) =>
  rows.filter(counts).length;

/** How many there are when these mails have changed so; rows that are gone are left out. */
export function countsAfter(
  known: EmailCounts,
  before: readonly EmailRow[],
  after: readonly EmailRow[],
): EmailCounts {
  const now = (name: keyof EmailCounts) => {
    const counts = ({ folder, isRead }: EmailRow) =>
      folder === name && (name === 'draft' || !isRead);
    return Math.max(0, known[name] + countIn(after, counts) - countIn(before, counts));
  };
  return { inbox: now('inbox'), draft: now('draft'), spam: now('spam') };
}
