import { type HeadFor, type PageHead, shorten } from '../../platform/http/page-head.ts';
import type { Language } from '../../platform/mail/letter.ts';
import { textOf } from '../../platform/mail/text-of.ts';
import type { Work } from '../../platform/work.ts';
import { type EventWords, firstShownSlug, wordsOfEvent } from '../events/index.ts';
import { requireOut } from './blog.public.ts';
import { findPosts, findTranslations } from './blog.queries.ts';

const path = /^\/e\/([^/]+)\/blog(?:\/([a-z0-9-]+))?\/?$/;

/** The heads of `/e/{slug}/blog` and `/e/{slug}/blog/{post}`. */
export const blogHead =
  (work: Work): HeadFor =>
  (asked, language) => {
    const [, slug, postSlug] = path.exec(asked) ?? [];
    if (slug === undefined) return null;
    return postSlug === undefined
      ? listHead(work, slug, language)
      : postHead(work, slug, postSlug, language);
  };

/** Each event of an organisation has its blog; one of them is its address for search engines. */
async function canonicalOf({ db }: Work, { event, home }: EventWords) {
  const first = (await firstShownSlug(db, event.organisationId)) ?? event.slug;
  return `${home}/e/${first}/blog`;
}

const feedsOf = (slug: string) => [
  { type: 'application/rss+xml', href: `/api/e/${slug}/blog/rss.xml` },
  { type: 'application/atom+xml', href: `/api/e/${slug}/blog/atom.xml` },
];

const called: Readonly<Record<Language, string>> = {
  en: 'Blog',
  de: 'Blog',
  fr: 'Blog',
  pt: 'Blogue',
};

async function listHead(work: Work, slug: string, asked: Language | null): Promise<PageHead> {
  const about = await wordsOfEvent(work, slug, asked);
  const { event, organisation, head } = about;
  const newest = { offset: 0, limit: 20 };
  const posts = await findPosts(work.db, event.organisationId, {}, work.clock.now(), newest);
  const canonical = await canonicalOf(work, about);
  const title = `${called[head.language]} · ${organisation}`;
  return {
    ...head,
    title,
    description: shorten(posts.map((post) => post.title).join(' · ')),
    canonical,
    feeds: feedsOf(slug),
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: title,
      url: canonical,
      publisher: { '@type': 'Organization', name: organisation },
      blogPost: posts.map((post) => ({
        '@type': 'BlogPosting',
        headline: post.title,
        url: `${canonical}/${post.slug}`,
      })),
    },
    calls: [`/api/e/${slug}`, `/api/e/${slug}/blog`],
    opening: {
      over: organisation,
      title: called[head.language],
      when: '',
      lead: '',
      picture: null,
      text: posts.map((post) => [post.title, post.excerpt].join('\n')).join('\n\n'),
    },
  };
}

async function postHead(
  work: Work,
  slug: string,
  postSlug: string,
  asked: Language | null,
): Promise<PageHead> {
  const about = await wordsOfEvent(work, slug, asked);
  const { event, organisation, head } = about;
  const now = work.clock.now();
  const post = await requireOut(work.db, event.organisationId, postSlug, now);
  const translations = await findTranslations(work.db, event.organisationId, post, now);
  const page = await canonicalOf(work, about);
  const image = post.cover ? new URL(post.cover, about.home).href : head.image;
  const text = textOf(post.content);
  const description = shorten(post.excerpt || text);
  const written = {
    by: post.author?.fullName ?? organisation,
    at: post.publishAt?.toISOString() ?? '',
    changedAt: post.changedAt.toISOString(),
  };
  return {
    ...head,
    language: post.language,
    languages: [],
    image,
    title: post.title,
    description,
    written,
    canonical: `${page}/${post.slug}`,
    feeds: feedsOf(slug),
    alternates: [post, ...translations].map((one) => ({
      language: one.language,
      href: `${page}/${one.slug}`,
    })),
    facts: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description,
      url: `${page}/${post.slug}`,
      inLanguage: post.language,
      datePublished: written.at,
      dateModified: written.changedAt,
      author: { '@type': 'Person', name: written.by },
      publisher: { '@type': 'Organization', name: organisation },
      keywords: [...post.categories, ...post.tags],
      ...(image && { image }),
    },
    calls: [`/api/e/${slug}`, `/api/e/${slug}/blog/posts/${post.slug}`],
    opening: {
      over: organisation,
      title: post.title,
      when: dayOf(post.publishAt, post.language),
      lead: post.excerpt,
      picture: post.cover,
      text,
    },
  };
}

const dayOf = (at: Date | null, language: Language): string =>
  at?.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }) ?? '';
