import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const rule = /\{([^{}]*)\}/g;
const stands = /position: (?:fixed|sticky)/;
const lowEdge = /(?:inset-block-end|\bbottom|inset-block|inset): (?<edges>[^;]+);/g;

/** Where a rule that stands in the window touches its lower edge without leaving room. */
function withoutRoom(css: string): string[] {
  return [...css.matchAll(rule)]
    .map(([, body = '']) => body)
    .filter((body) => stands.test(body) && lowest(body))
    .map((body) => body.trim().replaceAll(/\s+/g, ' '));
}

function lowest(body: string): boolean {
  const edges = [...body.matchAll(lowEdge)].at(-1)?.groups?.['edges'];
  return edges !== undefined && !/--pl-floor|auto/.test(edges);
}

const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !/node_modules|dist/.test(path))
  .map((path) => [path, readFileSync(join(web, path), 'utf8')] as const);

test('what stands at the lower edge of the window leaves the toasts of a phone their room', () => {
  const found = sheets.flatMap(([path, css]) => withoutRoom(css).map((body) => `${path}: ${body}`));
  expect(found).toEqual([]);
  expect(withoutRoom('.a { position: sticky; inset-block-end: 0; }')).toHaveLength(1);
});

test('heights are measured by the room that toasts leave', () => {
  const found = sheets.filter(
    ([path, css]) => !path.endsWith('tokens.css') && /100[dsl]?vh\b/.test(css),
  );
  expect(found.map(([path]) => path)).toEqual([]);
});
