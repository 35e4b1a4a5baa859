import type { ModerationNews } from '@plenum/contract';
import type { Tx } from '../../platform/work.ts';
import type { EventRow } from '../events/index.ts';
import { notify } from '../notifications/index.ts';
import { findModeratorIds } from './moderation.people.queries.ts';

const newsOf = (event: EventRow, text: string, until: Date | null = null): ModerationNews => ({
  eventId: event.id,
  eventName: event.name,
  text,
  until: until?.toISOString() ?? null,
});

type ToThem =
  | 'moderation.warned'
  | 'moderation.muted'
  | 'moderation.banned'
  | 'moderation.lifted'
  | 'moderation.line_hidden'
  | 'moderation.appeal_answered';

/** What was decided about somebody, with the reason. */
export const noticeThem = (
  tx: Tx,
  event: EventRow,
  personId: number,
  { kind, text, until = null }: { kind: ToThem; text: string; until?: Date | null },
) =>
  notify(tx, event.organisationId, [personId], {
    kind,
    data: newsOf(event, text, until),
    link: '/moderation/mine',
  });

/** That it was looked at, and no more: what became of it is between others. */
export const noticeReporters = (
  tx: Tx,
  event: EventRow,
  reporterIds: readonly number[],
  caseId: number,
) =>
  notify(tx, event.organisationId, reporterIds, {
    kind: 'moderation.report_settled',
    data: newsOf(event, ''),
    link: '/venue',
    key: `moderation.report_settled ${caseId}`,
  });

/** Something waits at the desk; who brought it there knows. */
export async function noticeDesk(
  tx: Tx,
  event: EventRow,
  { kind, text, key, exceptId }: DeskNotice,
): Promise<void> {
  const ids = await findModeratorIds(tx, event.organisationId, event.id);
  const others = ids.filter((id) => id !== exceptId);
  const data = newsOf(event, text);
  await notify(tx, event.organisationId, others, { kind, data, link: '/moderation', key });
}

interface DeskNotice {
  kind: 'moderation.reported' | 'moderation.appealed';
  text: string;
  key: string;
  exceptId: number;
}
