import { type HeadFor, type PageHead, shorten } from '../../../platform/http/page-head.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import type { Work } from '../../../platform/work.ts';
import { callsOf, type EventWords, factsOf, wordsOfEvent } from '../../events/index.ts';
import { findShownSpeakers } from '../../speakers/index.ts';
import { requirePublished } from '../agenda.access.ts';
import type { PublishedSession } from '../agenda.rows.ts';
import { endOf } from '../agenda.view.ts';

const sessionPath = /^\/e\/([^/]+)\/sessions\/([1-9]\d{0,14})\/?$/;

/** The head of `/e/{slug}/sessions/{id}`. */
export const sessionHead =
  (work: Work): HeadFor =>
  (path, language) => {
    const [, slug, id] = sessionPath.exec(path) ?? [];
    return slug === undefined ? null : readHead(work, slug, Number(id), language);
  };

async function readHead(
  work: Work,
  slug: string,
  id: number,
  asked: Language | null,
): Promise<PageHead> {
  const about = await wordsOfEvent(work, slug, asked);
  const { event, words, address, language } = about;
  const { session } = await requirePublished(work.db, event, id);
  const names = await speakersOf(work, about, session);
  const [title, text] = [words(session.title), words(session.abstract)];
  const when = timeOf(session, event.timeZone, language);
  return {
    ...about.head,
    title,
    description: shorten([when, names.join(', '), text].filter(Boolean).join(' · ')),
    canonical: `${address}/sessions/${id}`,
    facts: {
      '@context': 'https://schema.org',
      ...factsOf(about),
      name: title,
      url: `${address}/sessions/${id}`,
      description: shorten(text, 1_000),
      ...(session.startsAt ? { startDate: session.startsAt, endDate: endOf(session) } : {}),
      performer: names.map((name) => ({ '@type': 'Person', name })),
      superEvent: factsOf(about),
    },
    calls: callsOf(event),
    opening: { over: event.name, title, when, lead: '', picture: null, text },
  };
}

/** Only those whom everyone may know of. */
async function speakersOf({ db }: Work, { event }: EventWords, session: PublishedSession) {
  if (!event.modules.includes('speakers')) return [];
  const shown = await findShownSpeakers(db, event.organisationId, event.id);
  const ids = new Set(session.speakers.map(({ id }) => id));
  return shown.filter(({ id }) => ids.has(id)).map(({ name }) => name);
}

function timeOf(session: PublishedSession, timeZone: string, language: Language): string {
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
