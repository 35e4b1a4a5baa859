import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../platform/http/page-head.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { findShownEvents } from '../events.queries.ts';

/** What search engines may read, and which events are open to everyone. */
export function mountSitemap(app: FastifyInstance, { config, db }: Work): void {
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
    const lines = events.map(
      ({ slug }) => `<url><loc>${escapeHtml(`${base}/e/${slug}`)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>\n`,
      );
  });
}
