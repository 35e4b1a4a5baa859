import type { Texts } from '@plenum/contract';
import {
  type HeadFor,
  type PageHead,
  type WayIn,
  shorten,
} from '../../../platform/http/page-head.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import type { Db } from '../../../platform/db/db.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Work } from '../../../platform/work.ts';
import { organisationById } from '../../organisations/index.ts';
import { requireShownEvent } from '../events.access.ts';
import { type EventRow, shownAccent } from '../events.view.ts';

declare module '../../../platform/work.ts' {
  interface Answers {
    /** The address at which the public pages of an organisation are at home. */
    homeOf(work: Pick<Work, 'config'>, db: Db, organisationId: number): Promise<string>;
  }
}

/** As the app words it on the same page. */
const ways = {
  tickets: {
    en: 'Get tickets',
    de: 'Tickets buchen',
    fr: 'Prendre des billets',
    pt: 'Comprar bilhetes',
  },
  join: {
    en: 'Join the event',
    de: 'An der Veranstaltung teilnehmen',
    fr: 'Rejoindre l’événement',
    pt: 'Participar no evento',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

const eventPath = /^\/e\/([^/]+)\/?$/;

/** What a public page says of its event, whatever of it the page shows. */
export interface EventWords {
  event: EventRow;
  organisation: string;
  /** The reader's, else the first of the event. */
  language: Language;
  /** In the reader's language, else in the first there is. */
  words: (texts: Texts) => string;
  /** Where its organisation is at home. */
  home: string;
  /** Of the event's own page. */
  address: string;
  head: Pick<PageHead, 'language' | 'languages' | 'siteName' | 'accent' | 'image'>;
}

export async function wordsOfEvent(
  work: Work,
  slug: string,
  asked: Language | null,
): Promise<EventWords> {
  const event = await requireShownEvent(work.db, slug);
  const organisation = await organisationById(work.db, event.organisationId);
  const base = await work.answers.homeOf(work, work.db, event.organisationId);
  const language = asked ?? event.languages[0] ?? 'en';
  return {
    event,
    language,
    organisation: organisation?.name ?? '',
    words: (texts) => wordsIn(texts, [language, ...event.languages]),
    home: base,
    address: `${base}/e/${slug}`,
    head: {
      language,
      languages: event.languages,
      siteName: organisation?.name ?? '',
      accent: shownAccent(event, organisation),
      image: event.banner ? new URL(event.banner, base).href : null,
    },
  };
}

/** The head of `/e/{slug}`. */
export const eventHead =
  (work: Work): HeadFor =>
  (path, language) => {
    const slug = eventPath.exec(path)?.[1];
    return slug === undefined ? null : readHead(work, slug, language);
  };

async function readHead(work: Work, slug: string, asked: Language | null): Promise<PageHead> {
  const about = await wordsOfEvent(work, slug, asked);
  const { event, words, address, organisation, language } = about;
  const [lead, text] = [words(event.tagline), words(event.description)];
  return {
    ...about.head,
    title: event.name,
    description: shorten(lead || text),
    canonical: address,
    facts: {
      '@context': 'https://schema.org',
      ...factsOf(about),
      description: shorten(text || lead, 1_000),
    },
    calls: callsOf(event),
    opening: {
      over: organisation,
      title: event.name,
      when: daysOf(event, language),
      lead,
      picture: event.banner,
      text,
      way: await wayTo(work, event, language),
    },
  };
}

/** By a ticket where there are tickets, else by the form below. */
async function wayTo(work: Work, event: EventRow, language: Language): Promise<WayIn | null> {
  if (event.state === 'ended') return null;
  if (await work.answers.sells(work.db, event)) {
    return { href: `/e/${event.slug}/register`, text: ways.tickets[language] };
  }
  return event.joining === 'closed' ? null : { href: '#join', text: ways.join[language] };
}

/** As schema.org words it, alone or as what a session is part of. */
export const factsOf = ({ event, address, organisation, head }: EventWords): object => ({
  '@type': 'Event',
  name: event.name,
  url: address,
  startDate: event.startsOn,
  endDate: event.endsOn,
  inLanguage: event.languages,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: address },
  organizer: { '@type': 'Organization', name: organisation },
  ...(head.image ? { image: [head.image] } : {}),
});

/** What the app is going to ask for, fetched while its script is still on the way. */
export const callsOf = ({ slug, modules }: EventRow): string[] => [
  `/api/e/${slug}`,
  ...(modules.includes('program') ? [`/api/e/${slug}/program`] : []),
];

/** The days are the event's own: no zone moves them. */
const daysOf = ({ startsOn, endsOn }: EventRow, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(startsOn),
    new Date(endsOn),
  );
