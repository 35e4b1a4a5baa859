import { literally, type Sql, sql } from '../../platform/db/sql.ts';
import { fold, mistakenFor, wordsOf } from '../../platform/search/sought-words.ts';

const shortest = 3;
const likely = 4;

/** Words as they are kept to be searched: each text begins with a gap, so that words begin behind one. */
export const searchable = (texts: readonly string[]): string =>
  texts.map((text) => ` ${fold(text)}`).join(' ');

const hasWord = (text: Sql, word: string): Sql =>
  sql`${text} like ${word.length < shortest ? `% ${literally(word)}%` : `%${literally(word)}%`}`;

/** One mistake in a word is forgiven, and more where the word is long. */
const almostHasWord = (word: string): Sql => {
  const mistaken = mistakenFor(word).map((one) => `% ${one}%`);
  return sql`(${hasWord(sql`a.search_text`, word)} or ${word} <% a.head_text
    or a.search_text like any(${mistaken}::text[]))`;
};

const all = (words: readonly string[], has: (word: string) => Sql): Sql =>
  words.reduce((fits, word) => sql`${fits} and ${has(word)}`, sql`true`);

/** Of `a`, an article: every word of the search stands in it. */
export const fits = (q: string): Sql =>
  all(wordsOf(q), (word) => hasWord(sql`a.search_text`, word));

/** As `fits`, with mistakes forgiven. */
export const almostFits = (q: string): Sql => all(wordsOf(q), almostHasWord);

/** How many of the words stand in its titles. */
export const worth = (q: string): Sql =>
  wordsOf(q).reduce(
    (sum, word) => sql`${sum} + (${hasWord(sql`a.head_text`, word)})::int`,
    sql`0::int`,
  );

/** The words of a question that say what it is about: little ones stand everywhere. */
export const telling = (question: string): string[] =>
  [...new Set(wordsOf(question, 40))].filter((word) => word.length >= likely).slice(0, 12);

/** Any of the words begins one of its titles' words. */
export const mayAnswer = (words: readonly string[]): Sql =>
  sql`a.head_text like any(${words.map((word) => `% ${word}%`)}::text[])`;

/** As `mayAnswer`, with a mistake. */
export const almostMayAnswer = (words: readonly string[]): Sql =>
  sql`a.head_text like any(${words.flatMap(mistakenFor).map((one) => `% ${one}%`)}::text[])`;

/** How many of the words it is about; those that only begin alike count half. */
export const likelihood = (words: readonly string[]): Sql =>
  words.reduce(
    (sum, word) =>
      sql`${sum} + (a.head_text like ${`% ${word}%`})::int + word_similarity(${word}, a.head_text)`,
    sql`0::float8`,
  );
