import type { Db } from '../../platform/db/db.ts';
import { literally, nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { plainWords } from '../../platform/search/sought-words.ts';

export interface FoundPerson {
  id: number;
  fullName: string;
  email: string;
  avatar: string | null;
  joinedAt: Date;
}

export interface PeopleSearch {
  /** Any part of name, username, address or company; under three letters, how a word of them begins. */
  q: string;
  limit: number;
  /** Finds only this person and the organisers, and those by name alone; null finds everyone. */
  onlyFor: number | null;
}

/** Beyond so many that fit, more letters find better than reading all of them. */
const mostRead = 2000;

/** Read from the index by name, in its order. */
const beginsWith = (q: string): Sql =>
  q === ''
    ? nothing
    : sql`and m.sort_name collate "C" >= ${q} and m.sort_name collate "C" < ${`${q}\u{10FFFF}`}`;

/** Fewer than three letters stand inside nearly every name: they count where a word begins. */
const contains = (q: string, onlyFor: number | null): Sql => {
  if (q === '') return sql`and false`;
  const text = literally(q);
  // Who may not read addresses must not be able to guess them either.
  const searched = onlyFor === null ? sql`m.search_text` : sql`m.sort_name`;
  return sql`and ${searched} like ${q.length >= 3 ? `%${text}%` : `% ${text}%`}`;
};

/** Active people of an organisation, first those whose name begins with what is sought. */
export function searchPeople(
  db: Db,
  organisationId: number,
  { q, limit, onlyFor }: PeopleSearch,
): Promise<FoundPerson[]> {
  const sought = plainWords(q);
  const visible = sql`m.organisation_id = ${organisationId}
    and m.removed_at is null and m.deactivated_at is null
    ${onlyFor === null ? nothing : sql`and (m.role = 'admin' or m.person_id = ${onlyFor})`}`;
  // Planned as if all were read, so that the index of letters is used; stopped early all the same.
  return db.rows<FoundPerson>(
    sql`with named as (
          select m.person_id, m.sort_name, m.joined_at from organisations_members m
          where ${visible} ${beginsWith(sought)}
          order by m.sort_name collate "C", m.person_id limit ${limit}),
        fitting as materialized (
          select m.person_id, m.sort_name, m.joined_at from organisations_members m
          where ${visible} ${contains(sought, onlyFor)}),
        others as (select * from fitting limit ${mostRead}),
        found as (
          select *, 0 as rank from named union all
          select *, 1 from others where person_id not in (select person_id from named))
        select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.email, a.avatar,
               f.joined_at as "joinedAt"
        from (select * from found order by rank, sort_name collate "C", person_id limit ${limit}) f
        join accounts a on a.id = f.person_id
        order by f.rank, f.sort_name collate "C", f.person_id`,
  );
}
