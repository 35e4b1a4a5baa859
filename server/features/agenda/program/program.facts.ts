import type { Language, ProgramSpeaker } from '@plenum/contract';
import type { Work } from '../../../platform/work.ts';
import type { EventWords } from '../../events/index.ts';
import { findShownSpeakers } from '../../speakers/index.ts';
import type { PublishedSession } from '../agenda.rows.ts';
import { endOf } from '../agenda.view.ts';

/** Only those whom everyone may know of. */
export async function speakersOf(
  { db }: Work,
  { event }: EventWords,
  session: PublishedSession,
): Promise<ProgramSpeaker[]> {
  if (!event.modules.includes('speakers')) return [];
  const shown = await findShownSpeakers(db, event.organisationId, event.id);
  const ids = new Set(session.speakers.map(({ id }) => id));
  return shown.filter(({ id }) => ids.has(id));
}

export function timeOf(session: PublishedSession, timeZone: string, language: Language): string {
  if (session.startsAt === null) return '';
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.formatRange(new Date(session.startsAt), new Date(endOf(session)));
}
