import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, unknown>;

test.each(['en', 'de', 'fr', 'pt'])(
  'letters and pushes say in %s what the bell says',
  (language) => {
    const { kinds, groups } = read(`../../../web/locales/${language}/notifications.json`);
    expect(read(`../../locales/${language}/notices.json`)).toEqual({ kinds, groups });
  },
);
