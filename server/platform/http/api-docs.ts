import { createHash } from 'node:crypto';
import { routes, type Route, type RouteTable } from '@plenum/contract';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { margin-top: 2.5rem; text-transform: capitalize; }
  details { border-top: 1px solid #8884; padding: .5rem 0; }
  summary { cursor: pointer; } code, pre { font: 13px/1.5 ui-monospace, monospace; }
  pre { overflow-x: auto; background: #8881; padding: .75rem; border-radius: 6px; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 600; } .who { opacity: .75; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** `/api/openapi.json` for programs and `/api/docs` for people, both made from the contract. */
export function serveApiDocs(app: FastifyInstance): void {
  let page: string | undefined;
  app.get('/api/openapi.json', () => openApi(routes, featureOf));
  app.get('/api/docs', (_request, reply) => {
    page ??= docsPage(routes);
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      )
      .send(page);
  });
}

const featureOf = (key: string) => /\/(?:apps|api)\/([\w-]+)/.exec(key)?.[1] ?? 'accounts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function docsPage(table: RouteTable): string {
  const sections = [...byFeature(table)].map(
    ([feature, entries]) =>
      `<section><h2>${escape(feature)}</h2>${entries.map(([key, route]) => entry(key, route)).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plenum API</title><style>${style}</style><main><h1>Plenum API</h1>
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are <code>application/problem+json</code> with a stable <code>code</code>.</p>
${sections.join('')}</main></html>`;
}

function byFeature(table: RouteTable): Map<string, [string, Route][]> {
  const groups = new Map<string, [string, Route][]>();
  for (const one of Object.entries(table)) {
    const feature = featureOf(one[0]);
    groups.set(feature, [...(groups.get(feature) ?? []), one]);
  }
  return groups;
}

function entry(key: string, route: Route): string {
  const [method = '', path = ''] = key.split(' ');
  const parts: [string, unknown][] = [
    ['Path', route.params],
    ['Query', route.query],
    ['Body', route.body],
    ...Object.entries(route.replies).map(([status, schema]): [string, unknown] => [
      `Answer ${status}`,
      schema,
    ]),
  ];
  const shown = parts
    .filter(([, schema]) => schema)
    .map(
      ([name, schema]) => `<h4>${name}</h4><pre>${escape(JSON.stringify(schema, null, 2))}</pre>`,
    );
  return `<details><summary><code><span class="method">${method}</span>${escape(path)}</code>
<span class="who">${escape(route.summary)} (${route.access})</span></summary>${shown.join('')}</details>`;
}
