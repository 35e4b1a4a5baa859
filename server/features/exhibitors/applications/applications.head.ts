import { type HeadFor, type PageHead, shorten } from '../../../platform/http/page-head.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import type { Work } from '../../../platform/work.ts';
import { factsOf, wordsOfEvent } from '../../events/index.ts';
import { callOf } from './applications.call.ts';

const exhibitPath = /^\/e\/([^/]+)\/exhibit\/?$/;

const titles: Readonly<Record<Language, (event: string) => string>> = {
  en: (event) => `Exhibit at ${event}`,
  de: (event) => `Ausstellen bei ${event}`,
  fr: (event) => `Exposer à ${event}`,
  pt: (event) => `Expor em ${event}`,
};

/** The head of `/e/{slug}/exhibit`, where companies apply. */
export const exhibitHead =
  (work: Work): HeadFor =>
  (path, language) => {
    const [, slug] = exhibitPath.exec(path) ?? [];
    return slug === undefined ? null : readHead(work, slug, language);
  };

async function readHead(work: Work, slug: string, asked: Language | null): Promise<PageHead> {
  const about = await wordsOfEvent(work, slug, asked);
  const { event, words, address, organisation, language } = about;
  const call = await callOf(work.db, event);
  const title = titles[language](event.name);
  const text = words(call.words);
  return {
    ...about.head,
    title,
    description: shorten(text || words(event.tagline) || words(event.description)),
    canonical: `${address}/exhibit`,
    facts: { '@context': 'https://schema.org', ...factsOf(about) },
    calls: [`/api/e/${slug}`, `/api/e/${slug}/exhibitor-call`],
    opening: { over: organisation, title, when: '', lead: '', picture: null, text },
  };
}
