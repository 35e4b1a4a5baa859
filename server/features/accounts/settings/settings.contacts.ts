import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** How a person can be reached, as they wrote it; what they left out is empty. */
export interface Contact {
  personId: number;
  fullName: string;
  avatar: string | null;
  email: string;
  phone: string;
  company: string;
  website: string;
  country: string;
  linkedIn: string;
}

/** Of those of these people who are members now. Whoever asks answers for who may read it. */
export const findContacts = (db: Db, organisationId: number, personIds: readonly number[]) =>
  db.rows<Contact>(
    sql`select a.id as "personId", coalesce(nullif(a.full_name, ''), a.username) as "fullName",
               a.avatar, a.email, coalesce(s.phone::text, '') as phone, m.company,
               coalesce(s.website, '') as website, coalesce(s.country, '') as country,
               coalesce(s.social->>'linkedIn', '') as "linkedIn"
        from organisations_members m join accounts a on a.id = m.person_id
        left join accounts_settings s on s.person_id = a.id
        where m.organisation_id = ${organisationId} and m.person_id = any(${personIds})
          and m.deactivated_at is null and m.removed_at is null
        order by a.id`,
  );
