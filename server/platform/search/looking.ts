import { literally, type Sql, sql } from '../db/sql.ts';
import { mistakenFor, plainWords, wordsOf } from './sought-words.ts';

const shortest = 3;

/** For `like`: somewhere in what `plain_words` made. */
export const anywhere = (q: string): string => `%${literally(plainWords(q))}%`;

/** Where words are looked for: all of a thing's words folded, and those of its title alone. */
export interface Searched {
  all: Sql;
  head: Sql;
}

/** Short ones begin a word, which a gap goes before; others may stand anywhere in it. */
export const hasWord = (text: Sql, word: string): Sql =>
  sql`${text} like ${word.length < shortest ? `% ${literally(word)}%` : `%${literally(word)}%`}`;

/** One mistake in a word is forgiven, and more where the word is long. */
const almostHasWord = ({ all, head }: Searched, word: string): Sql => {
  const mistaken = mistakenFor(word).map((one) => `% ${one}%`);
  return sql`(${hasWord(all, word)} or ${word} <% ${head} or ${all} like any(${mistaken}::text[]))`;
};

const each = (q: string, has: (word: string) => Sql): Sql =>
  wordsOf(q).reduce((fits, word) => sql`${fits} and ${has(word)}`, sql`true`);

/** Every word of the search stands in it. */
export const fitsIn = ({ all }: Searched, q: string): Sql => each(q, (word) => hasWord(all, word));

/** As `fitsIn`, with mistakes forgiven. */
export const almostFitsIn = (searched: Searched, q: string): Sql =>
  each(q, (word) => almostHasWord(searched, word));
