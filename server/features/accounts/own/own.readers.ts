import type { NotificationSettings } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import { usualFlags } from '../settings/settings.view.ts';

export interface Reader {
  personId: number;
  email: string;
  language: Language | null;
  /** What they want to be told by mail. */
  wants: NotificationSettings;
}

/** For who is asked when it is morning: the zones people chose, by `person_id`. */
export const chosenZones = (): Sql =>
  sql`select person_id, time_zone from accounts_settings where time_zone is not null`;

/** Those of these people who can be written to: members of the organisation, in it now. */
export async function findReaders(
  db: Db,
  organisationId: number,
  personIds: readonly number[],
): Promise<Reader[]> {
  const rows = await db.rows<Reader>(
    sql`select a.id as "personId", a.email, s.language, coalesce(s.notification, '{}') as wants
        from organisations_members m join accounts a on a.id = m.person_id
        left join accounts_settings s on s.person_id = a.id
        where m.organisation_id = ${organisationId} and m.person_id = any(${personIds})
          and m.deactivated_at is null and m.removed_at is null
        order by a.id`,
  );
  return rows.map((row) => ({ ...row, wants: { ...usualFlags, ...row.wants } }));
}
