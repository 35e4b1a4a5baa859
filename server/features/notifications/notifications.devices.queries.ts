import type { PushDevice } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/person.ts';

const open = sql`exists (select from accounts_sessions s
  where s.organisation_id = d.organisation_id and s.id = d.session_id and s.ended_at is null)`;

export const countDevices = async (db: Db, organisationId: number, personId: number) =>
  (
    await db.row<{ devices: number }>(
      sql`select count(*) as devices from notifications_devices d
          where d.organisation_id = ${organisationId} and d.person_id = ${personId} and ${open}`,
    )
  )?.devices ?? 0;

export const upsertDevice = (
  db: Db,
  { organisationId, id, sessionId }: Person,
  { endpoint, keys: { p256dh, auth } }: PushDevice,
  at: Date,
) =>
  db.run(
    sql`insert into notifications_devices
          (organisation_id, person_id, session_id, endpoint, p256dh, auth, created_at)
        values (${organisationId}, ${id}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${at})
        on conflict (organisation_id, person_id, endpoint) do update
          set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
            created_at = excluded.created_at`,
  );

/** A browser is one person's, in whatever organisation: whoever signed in there last. */
export const deleteDeviceOfOthers = (db: Db, { id }: Person, endpoint: string) =>
  db.run(
    sql`delete from notifications_devices where endpoint = ${endpoint} and person_id <> ${id}`,
  );

export const deleteOldDevices = (
  db: Db,
  organisationId: number,
  personId: number,
  newest: number,
) =>
  db.run(
    sql`delete from notifications_devices
        where organisation_id = ${organisationId} and person_id = ${personId} and endpoint in (
          select d.endpoint from notifications_devices d
          where d.organisation_id = ${organisationId} and d.person_id = ${personId}
          order by d.created_at desc offset ${newest})`,
  );

export const deleteDevice = (db: Db, organisationId: number, personId: number, endpoint: string) =>
  db.run(
    sql`delete from notifications_devices where organisation_id = ${organisationId}
          and person_id = ${personId} and endpoint = ${endpoint}`,
  );

export interface PushTarget {
  notificationId: number;
  personId: number;
  endpoint: string;
}

/** Marks what is pushed now. A notice renewed again and again is pushed once a minute. */
export const takePushable = (db: Db, organisationId: number, ids: readonly number[], now: Date) =>
  db.rows<PushTarget>(
    sql`with targets as (
          select n.id, n.person_id, d.endpoint
          from notifications n
          join notifications_devices d
            on d.organisation_id = n.organisation_id and d.person_id = n.person_id
          left join chat_settings c
            on c.organisation_id = n.organisation_id and c.person_id = n.person_id
          where n.organisation_id = ${organisationId} and n.id = any(${ids}) and ${open}
            and c.status is distinct from 'busy'
            and (n.pushed_at is null or n.pushed_at <= ${now}::timestamptz - interval '1 minute')),
        marked as (
          update notifications set pushed_at = ${now}
          where organisation_id = ${organisationId} and id in (select id from targets))
        select id as "notificationId", person_id as "personId", endpoint from targets`,
  );
