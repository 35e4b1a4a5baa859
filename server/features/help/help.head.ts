import { type HeadFor, type PageHead, shorten } from '../../platform/http/page-head.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Language } from '../../platform/mail/letter.ts';
import { textOf } from '../../platform/mail/text-of.ts';
import type { Work } from '../../platform/work.ts';
import { wordsOfEvent } from '../events/index.ts';
import { requirePublicHelp, requireShown } from './help.access.ts';
import { readPublicHelp } from './help.shown.ts';
import { slugOf } from './help.view.ts';

const helpPath = /^\/e\/([^/]+)\/help\/?$/;
const articlePath = /^\/e\/([^/]+)\/help\/(?:[a-z0-9-]*-)?([1-9]\d{0,14})\/?$/;

const usualTitle: Readonly<Record<Language, string>> = {
  en: 'Help',
  de: 'Hilfe',
  fr: 'Aide',
  pt: 'Ajuda',
};

/** The head of `/e/{event}/help`. */
export const helpHead =
  (work: Work): HeadFor =>
  (path, language) => {
    const [, slug] = helpPath.exec(path) ?? [];
    return slug === undefined ? null : readHelpHead(work, slug, language);
  };

async function readHelpHead(work: Work, slug: string, asked: Language | null): Promise<PageHead> {
  const { event, words, address, organisation, language, head } = await wordsOfEvent(
    work,
    slug,
    asked,
  );
  const { help } = await readPublicHelp(work, slug);
  if (!help || help.categories.length === 0) throw problem('not_found');
  const title = usualTitle[language];
  const lead = help.categories.map((category) => words(category.title)).join(', ');
  const canonical = `${address}/help`;
  return {
    ...head,
    title: `${title} · ${event.name}`,
    description: shorten(lead),
    canonical,
    facts: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      url: canonical,
      inLanguage: language,
      publisher: { '@type': 'Organization', name: organisation },
    },
    calls: [`/api/e/${slug}`, `/api/e/${slug}/help`],
    opening: { over: event.name, title, when: '', lead, picture: null, text: '' },
  };
}

/** The head of `/e/{event}/help/{article}`. */
export const articleHead =
  (work: Work): HeadFor =>
  (path, language) => {
    const [, slug, id] = articlePath.exec(path) ?? [];
    return slug === undefined ? null : readHead(work, slug, Number(id), language);
  };

async function readHead(
  work: Work,
  slug: string,
  id: number,
  asked: Language | null,
): Promise<PageHead> {
  const { event, words, home, address, organisation, language, head } = await wordsOfEvent(
    work,
    slug,
    asked,
  );
  const article = await requireShown(work.db, await requirePublicHelp(work.db, slug), id);
  const [title, text] = [words(article.title), textOf(words(article.body))];
  const canonical = `${address}/help/${slugOf(article)}`;
  const { picture } = article;
  return {
    ...head,
    title,
    image: picture ? new URL(picture, home).href : head.image,
    description: shorten(text),
    canonical,
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      url: canonical,
      inLanguage: language,
      dateModified: article.changedAt.toISOString(),
      publisher: { '@type': 'Organization', name: organisation },
    },
    calls: [`/api/e/${slug}`, `/api/e/${slug}/help/articles/${id}`],
    opening: { over: event.name, title, when: '', lead: '', picture: null, text },
  };
}
