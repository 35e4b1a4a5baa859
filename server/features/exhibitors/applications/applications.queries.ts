import type { Application, ApplicationInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export type ApplicationRow = Omit<Application, 'at'> & { createdAt: Date };

const columns = sql`p.id, p.company, p.contact_name as "contactName", p.email, p.website, p.tier,
  p.words, p.state, p.created_at as "createdAt"`;

export const findApplications = (db: Db, organisationId: number, eventId: number) =>
  db.rows<ApplicationRow>(
    sql`select ${columns} from exhibitors_applications p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
        order by p.created_at desc, p.id desc limit 1000`,
  );

export const lockApplication = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<ApplicationRow>(
    sql`select ${columns} from exhibitors_applications p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId} and p.id = ${id}
        for no key update`,
  );

/** One waits for each address. */
export const upsertApplication = (
  db: Db,
  organisationId: number,
  eventId: number,
  { company, contactName, email, website, tier, words }: ApplicationInput,
  now: Date,
) =>
  db.row<{ id: number }>(
    sql`insert into exhibitors_applications
          (organisation_id, event_id, company, contact_name, email, website, tier, words, created_at)
        values (${organisationId}, ${eventId}, ${company}, ${contactName}, ${email.toLowerCase()},
          ${website}, ${tier}, ${words}, ${now})
        on conflict (organisation_id, event_id, email) where state = 'waiting' do update set
          company = excluded.company, contact_name = excluded.contact_name,
          website = excluded.website, tier = excluded.tier, words = excluded.words,
          created_at = excluded.created_at
        returning id`,
  );

export const settleApplication = (
  db: Db,
  organisationId: number,
  id: number,
  state: 'accepted' | 'refused',
) =>
  db.run(
    sql`update exhibitors_applications set state = ${state}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const countWaiting = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from exhibitors_applications
          where organisation_id = ${organisationId} and event_id = ${eventId}
            and state = 'waiting'`,
    )
  )?.count ?? 0;
