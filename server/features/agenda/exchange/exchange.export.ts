import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { type EventRow, requireEvent, requireShownEvent } from '../../events/index.ts';
import { findShownSpeakers } from '../../speakers/index.ts';
import { type Parts, partsOf } from './exchange.import-parts.ts';
import { findPublished } from '../versions/versions.published.queries.ts';
import { findSessions } from '../agenda.queries.ts';
import type { PublishedSession } from '../agenda.rows.ts';
import { publishedOf } from '../agenda.view.ts';

/** What is written down: sessions, and what their rooms, tracks and speakers are called. */
export interface Export {
  event: EventRow;
  sessions: PublishedSession[];
  parts: Parts;
}

export type Form = (content: Export) => string;

export async function exportDraft(
  { db }: Work,
  person: Person,
  eventId: number,
  ending: string,
  form: Form,
) {
  const event = await requireEvent(db, person, eventId);
  const rows = await findSessions(db, event.organisationId, eventId);
  const parts = await partsOf(db, event);
  return downloadOf(
    `${event.slug}.${ending}`,
    form({ event, sessions: rows.map(publishedOf), parts }),
  );
}

/** Only what everyone may know, and of speakers only those who are shown. */
export async function exportShown({ db }: Work, slug: string, ending: string, form: Form) {
  const event = await requireShownEvent(db, slug);
  if (!event.modules.includes('program')) throw problem('not_found');
  const { sessions, parts } = await shownOf(db, event);
  return downloadOf(`${event.slug}.${ending}`, form({ event, sessions, parts }));
}

async function shownOf(db: Db, event: EventRow) {
  const { organisationId, id } = event;
  const rows = await findPublished(db, organisationId, id);
  const hasSpeakers = event.modules.includes('speakers');
  const shown = hasSpeakers ? await findShownSpeakers(db, organisationId, id) : [];
  const isShown = new Set(shown.map((speaker) => speaker.id));
  const parts = await partsOf(db, event);
  const sessions = rows
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ session }) => ({
      ...session,
      joinUrl: null,
      speakers: session.speakers.filter((speaker) => isShown.has(speaker.id)),
    }));
  return { sessions, parts };
}

const downloadOf = (name: string, content: string) => ({ name, content: pieces(content) });

async function* pieces(content: string) {
  yield content;
}
