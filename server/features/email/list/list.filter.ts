import type { EmailPageQuery, EmailQuery } from '@plenum/contract';
import { nothing, type Sql, sql } from '../../../platform/db/sql.ts';
import { anywhere } from '../../../platform/search/looking.ts';
import { plainWords } from '../../../platform/search/sought-words.ts';

export interface Owner {
  organisationId: number;
  id: number;
}

const mostWords = 10;
const writtenWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Fewer than three letters stand inside nearly every mail: they count where a word begins. */
const asFound = (word: string): string =>
  word.length >= 3 || writtenWithoutSpaces.test(word) ? word : ` ${word}`;

const everyWord = (q: string, holds: (word: string) => Sql): Sql => {
  let all = nothing;
  for (const word of q.split(/\s+/).filter(Boolean).slice(0, mostWords)) {
    all = sql`${all} and ${holds(asFound(word))}`;
  }
  return all;
};

/** Found by the index of letters. */
export const withWords = (q: string): Sql =>
  everyWord(q, (word) => sql`c.search_text like ${anywhere(word)}`);

/** Looked for in each mail on the way: no index is asked. */
export const passingWords = (q: string): Sql =>
  everyWord(q, (word) => sql`strpos(c.search_text, ${plainWords(word)}) > 0`);

const virtualFolders: Readonly<Record<string, Sql>> = {
  starred: sql`and c.is_starred and c.folder <> 'trash'`,
  all: sql`and c.folder in ('inbox', 'draft', 'sent')`,
  '': sql`and c.folder <> 'trash'`,
};

const inFolder = (folder: string): Sql =>
  (Object.hasOwn(virtualFolders, folder) && virtualFolders[folder]) ||
  sql`and c.folder = ${folder}`;

// The first part lets the index of labelled mails be used.
const withLabel = (label: string | undefined): Sql =>
  label ? sql`and c.labels <> '{}' and c.labels @> array[${label}::text]` : nothing;

export const ownedBy = ({ organisationId, id }: Owner): Sql =>
  sql`c.organisation_id = ${organisationId} and c.owner_id = ${id}`;

/** All but the words. */
export const matching = (owner: Owner, { folder = 'inbox', label, unread }: EmailPageQuery): Sql =>
  sql`${ownedBy(owner)} ${inFolder(folder)} ${withLabel(label)}
    ${unread ? sql`and not c.is_read` : nothing}`;

/** As the spec has it: a part of the subject, which stands in what is searched as well. */
export function matchingOfSpec(owner: Owner, { folder = 'inbox', label, q }: EmailQuery): Sql {
  const part = q && anywhere(q);
  return sql`${ownedBy(owner)} ${inFolder(folder === 'all' ? 'none' : folder)} ${withLabel(label)}
    ${part ? sql`and c.search_text like ${part} and plain_words(c.subject) like ${part}` : nothing}`;
}
