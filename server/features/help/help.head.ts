import { type HeadFor, type PageHead, shorten } from '../../platform/http/page-head.ts';
import type { Language } from '../../platform/mail/letter.ts';
import { textOf } from '../../platform/mail/text-of.ts';
import { addressOf, type Work } from '../../platform/work.ts';
import { wordsOfEvent } from '../events/index.ts';
import { requirePublicHelp, requireShown } from './help.access.ts';
import { slugOf } from './help.view.ts';

const articlePath = /^\/e\/([^/]+)\/help\/(?:[a-z0-9-]*-)?([1-9]\d{0,14})\/?$/;

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
  const { event, words, address, organisation, head } = await wordsOfEvent(work, slug, asked);
  const article = await requireShown(work.db, await requirePublicHelp(work.db, slug), id);
  const [title, text] = [words(article.title), textOf(words(article.body))];
  const canonical = `${address}/help/${slugOf(article)}`;
  const { picture } = article;
  return {
    ...head,
    title,
    image: picture ? new URL(picture, addressOf(work.config)).href : head.image,
    description: shorten(text),
    canonical,
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      url: canonical,
      dateModified: article.changedAt.toISOString(),
      publisher: { '@type': 'Organization', name: organisation },
    },
    calls: [`/api/e/${slug}`, `/api/e/${slug}/help/articles/${id}`],
    opening: { over: event.name, title, when: '', lead: '', picture: null, text },
  };
}
