import type { Case, Measure } from '@plenum/contract';
import type { SaidLine } from './moderation.facts.ts';
import type { CaseRow, MeasureRow } from './moderation.rows.ts';

export const measureView = (row: MeasureRow): Measure => ({
  id: row.id,
  eventId: row.eventId,
  eventName: row.eventName,
  person: row.person ?? { id: row.personId, fullName: '', avatar: null },
  kind: row.kind,
  reason: row.reason,
  at: row.at.toISOString(),
  until: row.until?.toISOString() ?? null,
  isOver: row.isOver,
  by: row.by,
  appeal:
    row.appeal === null || row.appealedAt === null
      ? null
      : {
          text: row.appeal,
          at: row.appealedAt.toISOString(),
          answer: row.appealAnswer,
          isLifted: row.liftedAt !== null,
        },
});

/** To whom it was done: they are told why, never by whom. */
export const ownMeasureView = (row: MeasureRow): Measure => ({ ...measureView(row), by: null });

export interface Around {
  title: string;
  lines: readonly SaidLine[];
  earlier: readonly MeasureRow[];
}

export const caseView = (row: CaseRow, { title, lines, earlier }: Around): Case => ({
  id: row.id,
  kind: row.kind,
  state: row.settledAt ? 'settled' : 'open',
  person: row.person,
  conversation: row.conversationId === null ? null : { id: row.conversationId, title },
  exhibitor: row.exhibitor,
  text: row.text,
  context: lines.map(({ id, author, text, at }) => ({
    id,
    author,
    text,
    at,
    isSubject: id === row.subjectId,
  })),
  reports: row.reports.map(({ by, reason, note, at }) => ({
    by,
    reason,
    note,
    at: new Date(at).toISOString(),
  })),
  openedAt: row.openedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  settledBy: row.settledBy,
  outcome: row.outcome,
  earlier: earlier.map(measureView),
});
