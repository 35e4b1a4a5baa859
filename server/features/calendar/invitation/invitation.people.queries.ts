import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export interface Organiser {
  name: string;
  avatar: string | null;
  email: string;
  organisation: string;
  language: string;
}

/** Whose entry it is, as guests are told. */
export async function findOrganiser(db: Db, organisationId: number, personId: number) {
  const row = await db.row<Organiser>(
    sql`select coalesce(nullif(a.full_name, ''), regexp_replace(a.username, '^-.*', '')) as name,
               a.avatar, a.email, o.name as organisation,
               coalesce(s.language, o.languages[1], 'en') as language
        from organisations_members m join accounts a on a.id = m.person_id
        join organisations o on o.id = m.organisation_id
        left join accounts_settings s on s.person_id = a.id
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}`,
  );
  return row ?? { name: '', avatar: null, email: '', organisation: '', language: 'en' };
}
