import type { News } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { PushTarget } from './notifications.devices.queries.ts';

export type Pushed = News & {
  id: number;
  link: string;
  count: number;
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** As it is now; none when it was read meanwhile, or the browser signed out. */
export const findPushed = (
  db: Db,
  organisationId: number,
  { notificationId, personId, endpoint }: PushTarget,
) =>
  db.row<Pushed>(
    sql`select n.id, n.kind, n.data, n.link, n.count, d.endpoint, d.p256dh, d.auth
        from notifications n
        join notifications_devices d
          on d.organisation_id = n.organisation_id and d.person_id = n.person_id
        join accounts_sessions s
          on s.organisation_id = d.organisation_id and s.id = d.session_id and s.ended_at is null
        join organisations_members m
          on m.organisation_id = n.organisation_id and m.person_id = n.person_id
            and m.deactivated_at is null and m.removed_at is null
        where n.organisation_id = ${organisationId} and n.person_id = ${personId}
          and n.id = ${notificationId} and n.read_at is null and d.endpoint = ${endpoint}`,
  );
