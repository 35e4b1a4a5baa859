import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Texts = string | { [key: string]: Texts };

const compileAll = (texts: Texts): unknown =>
  typeof texts === 'string'
    ? compile(texts)
    : Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, compileAll(inner)]));

/** Reads plurals and placeholders at build time, so that no browser loads a parser for them. */
export function compileTexts(): Plugin {
  return {
    name: 'plenum:compile-texts',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: 'use-intl/format-message/format-only',
          },
        ],
      },
    }),
    load: {
      filter: { id: /\/locales\/\w+\/(?:shared\/)?[\w-]+\.json$/ },
      handler: async (id) => {
        const texts = JSON.parse(await readFile(id, 'utf8')) as Texts;
        return JSON.stringify(compileAll(texts));
      },
    },
  };
}
