import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireMyEvent } from '../events/index.ts';
import { noticeThem } from './moderation.notices.ts';

interface HiddenLine {
  eventId: number;
  authorId: number | null;
  authorName: string;
  reason: string;
}

/** A line was hidden without a report: its author is told why, the audit who did it. */
export async function noteHiddenLine(
  tx: Tx,
  person: Person,
  { eventId, authorId, authorName, reason }: HiddenLine,
): Promise<void> {
  const event = await requireMyEvent(tx, person, eventId);
  if (authorId !== null) {
    await noticeThem(tx, event, authorId, { kind: 'moderation.line_hidden', text: reason });
  }
  await record(tx, person, {
    action: 'moderation.line_hidden',
    ...(authorId !== null && { subjectId: authorId }),
    subject: authorName,
    after: { event: event.name, about: 'line', reason },
  });
}
