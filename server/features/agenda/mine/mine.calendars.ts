import type { Download } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { printCalendar } from '../../../platform/ical/calendar.ts';
import type { Work } from '../../../platform/work.ts';
import { type EventRow, requireShownEvent } from '../../events/index.ts';
import { requirePublished } from '../agenda.access.ts';
import { entriesOf } from './mine.ical.ts';
import { findPublished, type PublishedRow } from '../versions/versions.published.queries.ts';

/** The whole program as everyone sees it. */
export async function programCalendar(
  work: Work,
  slug: string,
  language: string | null,
): Promise<Download> {
  const event = await requireShownEvent(work.db, slug);
  if (!event.modules.includes('program')) throw problem('not_found');
  const rows = await findPublished(work.db, event.organisationId, event.id);
  const shown = rows.filter(({ isCancelled }) => !isCancelled);
  return publicCalendar(work, event, shown, language, `${event.slug}.ics`);
}

export async function sessionCalendar(
  work: Work,
  slug: string,
  sessionId: number,
  language: string | null,
): Promise<Download> {
  const event = await requireShownEvent(work.db, slug);
  const row = await requirePublished(work.db, event, sessionId);
  return publicCalendar(work, event, [row], language, `${event.slug}-${sessionId}.ics`);
}

async function publicCalendar(
  work: Work,
  event: EventRow,
  rows: readonly PublishedRow[],
  language: string | null,
  name: string,
): Promise<Download> {
  const reading = { language, hasJoinLink: () => false, alarm: null };
  const entries = await entriesOf(work, event, rows, reading);
  return calendarFile(name, event.name, entries);
}

export function calendarFile(
  name: string,
  title: string,
  entries: Parameters<typeof printCalendar>[0]['entries'],
): Download {
  return { name, content: onePiece(printCalendar({ name: title, entries })) };
}

async function* onePiece(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
