// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { pickLocale } from '../platform/i18n/language.ts';
import { locales } from '../platform/config.ts';

type Texts = { [key: string]: string | Texts };

const web = join(import.meta.dirname, '..');
const namespaces = readdirSync(join(web, 'locales/en'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));
const read = (locale: string, namespace: string) =>
  JSON.parse(readFileSync(join(web, 'locales', locale, `${namespace}.json`), 'utf8')) as Texts;

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

/** Names of what is filled in, and whether a number is counted; what a count chooses from is none. */
const holes = (text: string) =>
  [...text.matchAll(/(?<!\b(?:one|few|many|other) |=\d+ )\{(\w+)(?:\}|(, \w+))/g)].map(
    ([, name, kind]) => `${name}${kind ?? ''}`,
  );

const sources = [
  ...readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(dist|node_modules)/.test(file),
  ),
  // What is recorded is named where the server finds it too.
  '../contract/features/audit/audit.deeds.schema.ts',
]
  .map((file) => readFileSync(join(web, file), 'utf8'))
  .join('\n');

/** By its name in quotes, or as one of a family: `filters.${filter}`, `${list.filter}Title`, `star:`. */
const isUsed = (key: string) => {
  const [name = '', parent] = key.split('.').toReversed();
  const family = parent ? [`${parent}.\${`, ` ${name}: [`] : [];
  const ending = /(Title|Text)$/.exec(name)?.[0];
  const signs = [`${name}'`, `'${name}`, ...family, ...(ending ? [`}${ending}\``] : [])];
  return signs.some((sign) => sources.includes(sign));
};

describe.each(namespaces)('%s', (namespace) => {
  const english = new Map(flat(read('en', namespace)));

  test.each(locales)('%s says the same things as English, with the same gaps', (locale) => {
    const texts = new Map(flat(read(locale, namespace)));
    expect([...texts.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(new Set(holes(text)), key).toEqual(new Set(holes(english.get(key) ?? '')));
      expect(() => compile(text), key).not.toThrow();
      expect(text, `${key} writes thousands without a separator`).not.toContain('{count}');
    }
  });

  // That every used text exists is what the compiler says.
  test('every text is used somewhere', () => {
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });
});

test.each([
  ['de', ['en'], 'de'],
  [null, ['sv-SE', 'pt-BR', 'en'], 'pt'],
  ['xx', ['fr-CA'], 'fr'],
  [null, [], 'en'],
] as const)('stored %s and a browser for %j give %s', (stored, preferred, expected) => {
  expect(pickLocale(stored, preferred)).toBe(expected);
});

test('German speaks to everyone in one way', () => {
  const familiar = /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|bist|kannst)(?!\p{L})/iu;
  const said = namespaces.flatMap((namespace) => flat(read('de', namespace)));
  expect(said.filter(([, text]) => familiar.test(text))).toEqual([]);
});
