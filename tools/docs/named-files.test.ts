import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const pagesIn = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name}`);

const ours = /`((?:bench|contract|docs|e2e|server|tools|web)\/[\w./-]+\.\w+)`/g;
const namedIn = (page: string) => [...read(page).matchAll(ours)].map(([, path = '']) => path);

test.each(pagesIn('docs/').concat(pagesIn('docs/decisions/')))(
  '%s names files that are there',
  (page) => {
    expect(namedIn(page).filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  },
);

describe('of threats', () => {
  const page = 'docs/threats.md';
  const heads = /^\| (?:tries|who and what|of|what|section) /;
  const none = /no test|not yet|does not apply/;

  test('each has a test or a drill, or is said to have none', () => {
    const lines = read(page)
      .split('\n')
      .filter((line) => /^\| [^-]/.test(line) && !heads.test(line));
    expect(lines.length).toBeGreaterThan(80);
    const proves = (line: string) => /`[^`]+\.(?:test|spec)\.tsx?`/.test(line) || none.test(line);
    expect(lines.filter((line) => !proves(line))).toEqual([]);
  });
});
