import type { NoticeGroup } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Ways } from './notifications.groups.ts';

export interface ChosenWays extends Ways {
  personId: number;
  group: NoticeGroup;
}

/** Only what somebody chose; all else is as the product has it. */
export const findChosenWays = (db: Db, organisationId: number, personIds: readonly number[]) =>
  db.rows<ChosenWays>(
    sql`select person_id as "personId", "group", app, mail, push from notifications_settings
        where organisation_id = ${organisationId} and person_id = any(${personIds})`,
  );

export const upsertWays = (
  db: Db,
  organisationId: number,
  { personId, group, app, mail, push }: ChosenWays,
) =>
  db.run(
    sql`insert into notifications_settings (organisation_id, person_id, "group", app, mail, push)
        values (${organisationId}, ${personId}, ${group}, ${app}, ${mail}, ${push})
        on conflict (organisation_id, person_id, "group")
          do update set app = excluded.app, mail = excluded.mail, push = excluded.push`,
  );

/** Two changes of one person take their turns. */
export const lockSettings = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`select from organisations_members
        where organisation_id = ${organisationId} and person_id = ${personId} for no key update`,
  );
