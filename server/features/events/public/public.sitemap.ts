import type { FastifyInstance } from 'fastify';
import { branch, leaf } from '../../../platform/xml/xml.ts';
import { languageKey } from '../../../platform/http/page-head.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { findShownEvents } from '../events.queries.ts';
import type { EventRow } from '../events.view.ts';

export interface PublicPage {
  path: string;
  /** It is read in these, each at an address of its own; none: it is in one language alone. */
  languages: readonly Language[];
}

/** What else an organisation shows everyone, beside the first of its events. */
export type PublicPages = (work: Work, event: EventRow) => Promise<readonly PublicPage[]>;

/** What search engines may read, and which events are open to everyone. */
export function mountSitemap(
  app: FastifyInstance,
  work: Work,
  morePages: readonly PublicPages[],
): void {
  const { config, db } = work;
  const base = addressOf(config);
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Allow: /e/',
          'Allow: /o/',
          'Allow: /api/e/',
          'Allow: /api/o/',
          'Disallow: /api/',
          `Sitemap: ${base}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const events = await findShownEvents(db);
    const pages = events.map(pageOfEvent);
    for (const event of firstOfEach(events)) {
      for (const pagesOf of morePages) pages.push(...(await pagesOf(work, event)));
    }
    return reply.type('application/xml; charset=utf-8').send(sitemapOf(base, pages));
  });
}

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

const firstOfEach = (events: readonly EventRow[]): EventRow[] => [
  ...new Map(events.toReversed().map((event) => [event.organisationId, event] as const)).values(),
];
