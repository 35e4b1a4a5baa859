import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../platform/http/page-head.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { findShownEvents } from '../events.queries.ts';
import type { EventRow } from '../events.view.ts';

/** What else an organisation shows everyone, beside the first of its events. */
export type PublicPages = (work: Work, event: EventRow) => Promise<readonly string[]>;

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
          'Allow: /api/e/',
          'Disallow: /api/',
          `Sitemap: ${base}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const events = await findShownEvents(db);
    const paths = events.map(({ slug }) => `/e/${slug}`);
    for (const event of firstOfEach(events)) {
      for (const pagesOf of morePages) paths.push(...(await pagesOf(work, event)));
    }
    const lines = paths.map((path) => `<url><loc>${escapeHtml(base + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>\n`,
      );
  });
}

const firstOfEach = (events: readonly EventRow[]): EventRow[] => [
  ...new Map(events.toReversed().map((event) => [event.organisationId, event] as const)).values(),
];
