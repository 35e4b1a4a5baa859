import type { DirectoryQuery } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { matches } from '../profiles.match.queries.ts';
import { standings } from '../profiles.people.queries.ts';
import type { Viewer } from '../profiles.viewer.ts';
import { mistakenFor } from '../../../platform/search/sought-words.ts';

/** What people are sought by; everything of it is looked for only in what they show the viewer. */
export interface Sought extends Pick<DirectoryQuery, 'company' | 'country' | 'interest'> {
  words: readonly string[];
  /** In the name of the company alone. */
  inCompany?: boolean;
  /** Of these words, others that are almost the same count too. */
  forgiven?: readonly string[];
  isConnected?: boolean;
  /** Whoever answers most of what the viewer says of themselves comes first. */
  byMatch?: boolean;
  /** Those who run the events too, who need not be in this one. */
  withOrganisers?: boolean;
  onlineIds?: readonly number[] | undefined;
}

export const most = 10_000;
const shortest = 3;

const texts = { 3: sql`f.to_attendees`, 4: sql`f.to_everyone` };

/** Of `f`: in the event, and shown to whoever looks. */
const isHere = ({ organisationId, eventId }: Viewer, { isConnected, onlineIds }: Sought): Sql =>
  sql`f.organisation_id = ${organisationId} and f.is_found
      and f.events @> array[${eventId}::bigint]
      ${onlineIds ? sql`and f.shows_presence and f.person_id = any(${onlineIds})` : nothing}
      ${
        isConnected
          ? sql`and f.person_id in (select person_id from connections where standing = 'connected')`
          : nothing
      }`;

const hasWord = (text: Sql, word: string, isForgiven: boolean): Sql => {
  if (word.length < shortest) return sql`${text} like ${`% ${word}%`}`;
  const exact = sql`${text} like ${`%${word}%`}`;
  if (!isForgiven) return exact;
  const mistaken = mistakenFor(word).map((one) => `% ${one}%`);
  return sql`(${exact} or ${word} <% ${text} or ${text} like any(${mistaken}::text[]))`;
};

const hasWords = (text: Sql, { words, forgiven = [] }: Sought): Sql =>
  words.reduce(
    (all, word) => sql`${all} and ${hasWord(text, word, forgiven.includes(word))}`,
    sql`true`,
  );

const fits = (sought: Sought, text: Sql, nearness: Sql): Sql => {
  const { company, country, interest, inCompany } = sought;
  const seen = sql`>= ${nearness}`;
  return sql`${hasWords(text, sought)}
    ${inCompany ? sql`and f.company_reach ${seen} and ${hasWords(sql`(' ' || f.company)`, sought)}` : nothing}
    ${company ? sql`and f.company = profiles_fold(${company}) and f.company_reach ${seen}` : nothing}
    ${country ? sql`and f.country = profiles_fold(${country}) and f.country_reach ${seen}` : nothing}
    ${
      interest
        ? sql`and exists (select from profiles_words w where w.organisation_id = f.organisation_id
            and w.person_id = f.person_id and w.kind = 'interests'
            and w.word = profiles_fold(${interest}) and w.reach ${seen})`
        : nothing
    }`;
};

const fitsUsually = ({ usual }: Viewer, sought: Sought): Sql =>
  fits(sought, texts[usual], sql`${usual}::int`);

const fitsCloser = (sought: Sought): Sql => {
  const text = sql`(case when c.nearness < 2 then f.to_connections else f.to_holders end)`;
  return fits(sought, text, sql`c.nearness`);
};

export const isPicky = ({ words, company, country, interest }: Sought): boolean =>
  Boolean(words.length > 0 || company || country || interest);

/** How many words begin one of the name; where mistakes are forgiven, how like it they are. */
const worth = ({ words, forgiven = [] }: Sought): Sql =>
  words.reduce(
    (sum, word) =>
      forgiven.includes(word)
        ? sql`${sum} + word_similarity(${word}, f.sort_name)`
        : sql`${sum} + (' ' || f.sort_name like ${`% ${word}%`})::int`,
    sql`0`,
  );

/** They are few and looked up by their role, so that the search in the event keeps its index. */
const organisersWho = (viewer: Viewer, sought: Sought): Sql =>
  sql`union all
    select f.person_id, f.sort_name, f.company, ${worth(sought)} from organisations_members o
    join profiles_found f on f.organisation_id = o.organisation_id and f.person_id = o.person_id
    where o.organisation_id = ${viewer.organisationId} and o.role = 'admin' and f.is_found
      and not f.events @> array[${viewer.eventId}::bigint] and ${fitsUsually(viewer, sought)}`;

/** `found`: everyone who fits, to 10,001. Whom one sees more of may fit by what only the closer see. */
const found = (viewer: Viewer, sought: Sought): Sql =>
  sql`found as materialized (
    select * from (
      select f.person_id, f.sort_name, f.company, ${worth(sought)} as worth from profiles_found f
      where ${isHere(viewer, sought)} and ${fitsUsually(viewer, sought)}
      ${
        isPicky(sought)
          ? sql`union all
              select f.person_id, f.sort_name, f.company, ${worth(sought)} from closer c
              join profiles_found f on f.person_id = c.person_id
              where ${isHere(viewer, sought)} and not (${fitsUsually(viewer, sought)})
                and ${fitsCloser(sought)}`
          : nothing
      }
      ${sought.withOrganisers ? organisersWho(viewer, sought) : nothing}) everyone limit ${most + 1})`;

export interface Page {
  offset: number;
  limit: number;
}

/** How many are found, and one page of them, the best first and then by name. */
export const findFound = (db: Db, viewer: Viewer, sought: Sought, { offset, limit }: Page) => {
  const [likeness, withLikeness, likest] = sought.byMatch
    ? [
        sql`, ${matches(viewer, most)}`,
        sql`left join matches using (person_id)`,
        sql`coalesce(likeness, 0) desc,`,
      ]
    : [nothing, nothing, nothing];
  return db.row<{ total: number; ids: number[] }>(
    plannedAnew(sql`with ${standings(viewer)}, ${found(viewer, sought)}${likeness}
      select (select count(*)::int from found) as total,
        array(select person_id from found ${withLikeness}
              order by worth desc, ${likest} sort_name collate "C", person_id
              offset ${offset} limit ${limit}) as ids`),
  );
};

/** Nobody in particular is sought: everyone is passed by in their order. */
export const findByName = (db: Db, viewer: Viewer, sought: Sought, { offset, limit }: Page) =>
  db.rows<{ personId: number }>(
    plannedAnew(sql`with ${standings(viewer)}
      select f.person_id as "personId" from profiles_found f where ${isHere(viewer, sought)}
      order by f.sort_name collate "C", f.person_id offset ${offset} limit ${limit}`),
  );

/** Companies of those who show them, the one with most people first. */
export const findCompanies = (db: Db, viewer: Viewer, sought: Sought, limit: number) =>
  db.rows<{ name: string; people: number; total: number }>(
    plannedAnew(sql`with ${standings(viewer)}, ${found(viewer, { ...sought, inCompany: true })}
      select m.company as name, c.people, c.total
      from (select min(person_id) as person_id, count(*)::int as people,
                   (count(*) over ())::int as total
            from found group by company order by 2 desc, company limit ${limit}) c
      join organisations_members m
        on m.organisation_id = ${viewer.organisationId} and m.person_id = c.person_id
      order by c.people desc, name`),
  );

/** Those of the words that stand with nobody, as far as the viewer's circle reads. */
export const findUnknown = async (db: Db, viewer: Viewer, words: readonly string[]) => {
  const unknown: string[] = [];
  for (const word of words) {
    const known = await db.row(
      plannedAnew(sql`with ${standings(viewer)}
        select 1 as one from profiles_found f
        where ${isHere(viewer, { words })} and ${hasWord(texts[viewer.usual], word, false)} limit 1`),
    );
    if (!known) unknown.push(word);
  }
  return unknown;
};

/** For the transaction: how alike is almost the same. */
export const forgive = (db: Db) =>
  db.row(sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`);
