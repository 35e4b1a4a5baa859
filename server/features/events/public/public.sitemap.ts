import type { FastifyInstance, FastifyRequest } from 'fastify';
import { branch, leaf } from '../../../platform/xml/xml.ts';
import type { House } from '../../../platform/house.ts';
import { languageKey } from '../../../platform/http/page-head.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { findShownEvents, findShownOf } from '../events.queries.ts';
import type { EventRow } from '../events.view.ts';

export interface PublicPage {
  path: string;
  /** It is read in these, each at an address of its own; none: it is in one language alone. */
  languages: readonly Language[];
}

/** What else an organisation shows everyone: beside the first of its events, or in each of them. */
export type PublicPages = (
  work: Work,
  first: EventRow,
  events: readonly EventRow[],
) => Promise<readonly PublicPage[]>;

/** What search engines may read, and which events are open to everyone. */
export function mountSitemap(
  app: FastifyInstance,
  work: Work,
  morePages: readonly PublicPages[],
): void {
  const { answers, db, config } = work;
  const homeOf = async ({ house }: FastifyRequest) =>
    house ? answers.homeOf(work, db, house.organisationId) : addressOf(config);
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(await homeOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const base = await homeOf(request);
    const pages: PublicPage[] = [];
    for (const events of byOrganisation(await eventsFor(work, request.house))) {
      const [first] = events;
      // What has a domain of its own is told there.
      if (!first || (await answers.homeOf(work, db, first.organisationId)) !== base) continue;
      pages.push(...events.map(pageOfEvent));
      for (const pagesOf of morePages) pages.push(...(await pagesOf(work, first, events)));
    }
    return reply.type('application/xml; charset=utf-8').send(sitemapOf(base, pages));
  });
}

const mostOfOne = 1_000;

const eventsFor = ({ db }: Work, house: House | null): Promise<EventRow[]> =>
  house ? findShownOf(db, house.organisationId, mostOfOne) : findShownEvents(db);

const robotsOf = (base: string): string =>
  [
    'User-agent: *',
    'Allow: /e/',
    'Allow: /o/',
    'Allow: /api/e/',
    'Allow: /api/o/',
    // Link previews that ask first show no picture from where they may not read.
    'Allow: /api/files/',
    'Disallow: /api/',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');

const pageOfEvent = ({ slug, languages }: EventRow): PublicPage => ({
  path: `/e/${slug}`,
  languages,
});

const sitemapOf = (base: string, pages: readonly PublicPage[]): string => {
  const urls = pages.map((page) => urlOf(base, page));
  const names = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${branch('urlset', urls, names)}\n`;
};

function urlOf(base: string, { path, languages }: PublicPage): string {
  const address = base + path;
  const link = (hreflang: string, href: string) =>
    leaf('xhtml:link', '', { rel: 'alternate', hreflang, href });
  const versions = languages.map((one) => link(one, `${address}?${languageKey}=${one}`));
  return branch('url', [
    leaf('loc', address),
    ...(languages.length > 1 ? [...versions, link('x-default', address)] : []),
  ]);
}

/** Those of one organisation together, the first of them first. */
function byOrganisation(events: readonly EventRow[]): EventRow[][] {
  const groups = new Map<number, EventRow[]>();
  for (const event of events.toSorted((one, other) => one.id - other.id)) {
    groups.set(event.organisationId, [...(groups.get(event.organisationId) ?? []), event]);
  }
  return [...groups.values()];
}
