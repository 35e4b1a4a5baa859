import type { Download } from '@plenum/contract';
import type { Work } from '../../platform/work.ts';
import { branch, leaf } from '../../platform/xml/xml.ts';
import { requireShownEvent } from '../events/index.ts';
import { organisationById } from '../organisations/index.ts';
import { findNewest } from './blog.queries.ts';
import type { PostRow } from './blog.rows.ts';

const mostInFeed = 30;

interface Feed {
  name: string;
  /** Of the blog's page; each post has its place under it. */
  page: string;
  /** Of this server. */
  base: string;
  self: string;
  posts: readonly PostRow[];
}

async function feedOf(work: Work, slug: string, file: string): Promise<Feed> {
  const { organisationId } = await requireShownEvent(work.db, slug);
  const organisation = await organisationById(work.db, organisationId);
  const base = await work.answers.homeOf(work, work.db, organisationId);
  return {
    base,
    name: organisation?.name ?? '',
    page: `${base}/e/${slug}/blog`,
    self: `${base}/api/e/${slug}/blog/${file}`,
    posts: await findNewest(work.db, organisationId, work.clock.now(), mostInFeed),
  };
}

/** Readers of feeds know no address but whole ones. */
const wholeAddresses = (html: string, base: string): string =>
  html.replaceAll('src="/', `src="${base}/`);

const said = (feed: Feed, post: PostRow) => wholeAddresses(post.content, feed.base);

export async function rssOf(work: Work, slug: string): Promise<Download> {
  const feed = await feedOf(work, slug, 'rss.xml');
  const items = feed.posts.map((post) => rssItem(feed, post));
  const channel = [
    leaf('title', feed.name),
    leaf('link', feed.page),
    leaf('description', feed.name),
    leaf('atom:link', '', { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  ];
  const attributes = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  return file('rss.xml', branch('rss', [branch('channel', channel)], attributes));
}

const rssItem = (feed: Feed, post: PostRow): string =>
  branch('item', [
    leaf('title', post.title),
    leaf('link', `${feed.page}/${post.slug}`),
    leaf('guid', `${feed.page}/${post.slug}`),
    leaf('pubDate', post.publishAt?.toUTCString() ?? ''),
    leaf('dc:creator', post.author?.fullName ?? ''),
    leaf('dc:language', post.language),
    ...[...post.categories, ...post.tags].map((name) => leaf('category', name)),
    leaf('description', post.excerpt),
    leaf('content:encoded', said(feed, post)),
  ]);

export async function atomOf(work: Work, slug: string): Promise<Download> {
  const feed = await feedOf(work, slug, 'atom.xml');
  const changed = feed.posts.map(({ changedAt }) => changedAt.getTime());
  const updated = new Date(Math.max(0, ...changed)).toISOString();
  const parts = [
    leaf('title', feed.name),
    leaf('id', feed.page),
    leaf('updated', updated),
    leaf('link', '', { href: feed.page }),
    leaf('link', '', { href: feed.self, rel: 'self' }),
    ...feed.posts.map((post) => atomEntry(feed, post)),
  ];
  return file('atom.xml', branch('feed', parts, { xmlns: 'http://www.w3.org/2005/Atom' }));
}

const atomEntry = (feed: Feed, post: PostRow): string =>
  branch(
    'entry',
    [
      leaf('title', post.title),
      leaf('id', `${feed.page}/${post.slug}`),
      leaf('link', '', { href: `${feed.page}/${post.slug}` }),
      leaf('published', post.publishAt?.toISOString() ?? ''),
      leaf('updated', post.changedAt.toISOString()),
      branch('author', [leaf('name', post.author?.fullName ?? feed.name)]),
      ...[...post.categories, ...post.tags].map((term) => leaf('category', '', { term })),
      leaf('summary', post.excerpt),
      leaf('content', said(feed, post), { type: 'html' }),
    ],
    { 'xml:lang': post.language },
  );

async function* once(text: string) {
  yield text;
}

const file = (name: string, xml: string): Download => ({
  name,
  content: once(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`),
});
