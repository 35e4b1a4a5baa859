import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problems, routes } from '@plenum/contract';
import { expect, test } from 'vitest';
import { locales } from '../platform/config.ts';

type Texts = { [key: string]: string | Texts };
type Said = readonly [where: string, text: string];

const rooms = [import.meta.dirname, join(import.meta.dirname, '../../server/locales')];

const flat = (texts: Texts, path: string): Said[] =>
  Object.entries(texts).flatMap(([key, value]): Said[] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

/** Every text of the screens, emails and papers in one language, with its file and key. */
const saidIn = (locale: string) =>
  rooms.flatMap((room) =>
    readdirSync(join(room, locale), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        flat(JSON.parse(readFileSync(join(room, locale, file), 'utf8')) as Texts, `${file} `),
      ),
  );

/** What of the texts no native writer would say; the voice and what to say instead: docs/words.md. */
const refused: Record<string, RegExp> = {
  en: new RegExp(
    [
      'stands?|stood|holds|held by|lies|lacks?|lacking',
      '(?:is|are|was|were|be|been|being|get|gets) told|tells? of|hears? of|takes part|what became of',
      'tak(?:e|es|en|ing)(?: \\S+){0,3} back|took(?: \\S+){0,3} back|thr(?:ow|ew|own)(?: \\S+)? away',
      'bring(?:s|ing)?(?: \\S+){0,3} in|brought(?: \\S+)? in|goes out|going out at|in and out',
      'sees? to|seen to|whoever|may stay empty|leads? nowhere|as one can|ways? to pay|paid back',
      '(?:by|of) (?:itself|themselves)|of its own|mend(?:s|ed)?|faults?|reckon(?:ed)?|spelt|at present',
      '(?<!(?:all|search|unread|email) )mail(?! server| program)|mails|mailed',
    ]
      .map((phrases) => `\\b(?:${phrases})\\b`)
      .join('|'),
    'iu',
  ),
  de: /(?<!\p{L})(?:(?<!E-)Mails?|\p{L}*(?:Teilnehmer|Redner|Referent(?:en)?|Besucher|Veranstalter|Sprecher|Zuschauer|Nutzer|Käufer)(?:s|n)?)(?!\p{L})|Lobby|\p{L}[:*_]in(?:nen)?(?!\p{L})/u,
  fr: /(?<!\p{L})(?:courriels?|tchat|sauvegard\p{L}*|logins?|tu|toi|ton|tes)(?!\p{L})|\p{L}·\p{L}/iu,
  pt: /(?<!\p{L})(?:você|vocês|arquivos?|salvar|salv[oa]|compartilh\p{L}*|curtir|curtidas?|palestrantes?|telas?|usuári\p{L}*|excluir|(?<!\{)emails?)(?!\p{L})/iu,
};

test.each(Object.keys(refused))('%s is said as docs/words.md has it', (locale) => {
  const pattern = refused[locale];
  expect(saidIn(locale).filter(([, text]) => pattern?.test(text))).toEqual([]);
});

/** What is said of each field, wherever in a call or an answer it is. */
const descriptionsIn = (part: unknown, where: string): Said[] =>
  part === null || typeof part !== 'object'
    ? []
    : Object.entries(part).flatMap(([name, value]): Said[] =>
        name === 'description' && typeof value === 'string'
          ? [[where, value]]
          : descriptionsIn(value, `${where} ${name}`),
      );

test('the calls of the API, their fields and their refusals are said so too', () => {
  const said: Said[] = [
    ...Object.entries(problems).map(([code, { title }]): Said => [code, title]),
    ...Object.entries(routes).map(([key, { summary }]): Said => [key, summary]),
    ...Object.entries(routes).flatMap(([key, route]) => descriptionsIn(route, key)),
  ];
  expect(said.length).toBeGreaterThan(2_000);
  expect(said.filter(([, text]) => refused['en']?.test(text))).toEqual([]);
});

test.each([
  ['en', 'What is empty stands on no card.'],
  ['en', 'Everyone in the event is told when it begins to be shown, once.'],
  ['en', 'Take your card back from Ines?'],
  ['en', 'Whoever has the link can join.'],
  ['en', 'The contact gets a mail.'],
  ['en', 'Mail me the link'],
  ['de', 'Alle Sprecher:innen'],
  ['de', 'Konferenz-Nutzer'],
  ['de', 'Logos in der Lobby'],
  ['de', 'Die Sprache der Mail'],
  ['fr', 'Ne plus recevoir ce courriel'],
  ['fr', 'Les participant·es'],
  ['fr', 'Enregistre ton agenda'],
  ['pt', 'Só você e a moderação a veem.'],
  ['pt', 'Enviar por email'],
])('%s refuses “%s”', (locale, text) => {
  expect(refused[locale]?.test(text)).toBe(true);
});

test('every language has the texts of every room', () => {
  for (const locale of locales) expect(saidIn(locale).length).toBe(saidIn('en').length);
});
