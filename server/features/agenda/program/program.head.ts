import { type HeadFor, type PageHead, shorten } from '../../../platform/http/page-head.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import type { Work } from '../../../platform/work.ts';
import { callsOf, factsOf, type PublicPages, wordsOfEvent } from '../../events/index.ts';
import { requirePublished } from '../agenda.access.ts';
import { cardSize } from '../../../platform/papers/card.ts';
import { endOf } from '../agenda.view.ts';
import { cardAddress } from './program.card.ts';
import { speakersOf, timeOf } from './program.facts.ts';
import { findSessionsOf } from './program.found.queries.ts';

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
  const speakers = await speakersOf(work, about, session);
  const names = speakers.map(({ name }) => name);
  const image = await cardAddress(work, about, session, speakers);
  const [title, text] = [words(session.title), words(session.abstract)];
  const when = timeOf(session, event.timeZone, language);
  return {
    ...about.head,
    ...(image ? { image, imageSize: cardSize } : {}),
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
      ...(image ? { image: [image] } : {}),
      performer: names.map((name) => ({ '@type': 'Person', name })),
      superEvent: factsOf(about),
    },
    calls: callsOf(event),
    opening: { over: event.name, title, when, lead: '', picture: null, text },
  };
}

/** As many as stand on a page of it that search engines take, with all others beside them. */
const most = 5_000;

/** Each session that is published, whatever event of the organisation it is in. */
export const pagesOfProgram: PublicPages = async ({ db }, { organisationId }, events) => {
  const withProgram = new Map(
    events.filter(({ modules }) => modules.includes('program')).map((event) => [event.id, event]),
  );
  const sessions = await findSessionsOf(db, organisationId, [...withProgram.keys()], most);
  return sessions.flatMap(({ eventId, id }) => {
    const event = withProgram.get(eventId);
    return event ? [{ path: `/e/${event.slug}/sessions/${id}`, languages: event.languages }] : [];
  });
};
