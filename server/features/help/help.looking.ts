import { type Sql, sql } from '../../platform/db/sql.ts';
import { almostFitsIn, fitsIn, hasWord } from '../../platform/search/looking.ts';
import { fold, mistakenFor, wordsOf } from '../../platform/search/sought-words.ts';

const likely = 4;

/** Words as they are kept to be searched: each text begins with a gap, so that words begin behind one. */
export const searchable = (texts: readonly string[]): string =>
  texts.map((text) => ` ${fold(text)}`).join(' ');

/** Of `a`, an article. */
const inArticle = { all: sql`a.search_text`, head: sql`a.head_text` };

export const fits = (q: string): Sql => fitsIn(inArticle, q);
export const almostFits = (q: string): Sql => almostFitsIn(inArticle, q);

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
