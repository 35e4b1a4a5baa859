import type { Db } from '../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';

export interface FoundPerson {
  id: number;
  fullName: string;
  email: string;
  avatar: string | null;
  joinedAt: Date;
}

export interface PeopleSearch {
  /** Any part of name, username, address or company; shorter than three letters, how a name begins. */
  q: string;
  limit: number;
  /** Finds only this person and the organisers, and those by name alone; null finds everyone. */
  onlyFor: number | null;
}

const pattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The index knows three letters and more; without one, fewer letters would read every row. */
const matching = (q: string, onlyFor: number | null): Sql => {
  if (q === '') return nothing;
  // Who may not read addresses must not be able to guess them either.
  if (onlyFor !== null) return sql`and m.sort_name like ${`%${pattern(q)}%`}`;
  if (q.length >= 3) return sql`and m.search_text like ${`%${pattern(q)}%`}`;
  return sql`and m.sort_name collate "C" >= ${q} and m.sort_name collate "C" < ${`${q}\u{10FFFF}`}`;
};

/** Active people of an organisation, first those whose name begins with what is sought. */
export function searchPeople(
  db: Db,
  organisationId: number,
  { q, limit, onlyFor }: PeopleSearch,
): Promise<FoundPerson[]> {
  const sought = q.toLowerCase();
  const begins = sql`m.sort_name like ${`${pattern(sought)}%`}`;
  // Seen from outside the search is one step: the order must not tempt into reading by name.
  return db.rows<FoundPerson>(
    sql`with found as ${sought.length >= 3 ? sql`materialized` : nothing} (
          select m.person_id, m.sort_name, m.joined_at, ${begins} as begins
          from organisations_members m
          where m.organisation_id = ${organisationId}
            and m.removed_at is null and m.deactivated_at is null
            ${matching(sought, onlyFor)}
            ${onlyFor === null ? nothing : sql`and (m.role = 'admin' or m.person_id = ${onlyFor})`})
        select a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.email, a.avatar,
               m.joined_at as "joinedAt"
        from (select * from found order by ${sought.length >= 3 ? sql`begins desc,` : nothing}
                sort_name collate "C", person_id limit ${limit}) m
        join accounts a on a.id = m.person_id
        order by m.begins desc, m.sort_name collate "C", m.person_id`,
  );
}
