import type { TicketInvitation, Language } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { sizeOf, takenOf } from '../../stock/index.ts';

export interface InvitationRow {
  id: number;
  eventId: number;
  ticketId: number;
  codeId: number;
  key: Buffer;
  email: string;
  fullName: string;
  language: Language;
  words: string;
  state: TicketInvitation['state'];
  places: number;
  used: number;
  until: Date | null;
  sentAt: Date | null;
  withdrawnAt: Date | null;
}

const columns: Sql = sql`i.id, i.event_id as "eventId", i.ticket_id as "ticketId", i.code_id as "codeId",
  i.key, i.email, i.full_name as "fullName", i.language, i.words, i.state, ${sizeOf(sql`c`)} as places,
  ${takenOf(sql`c`)} as used, c.valid_until as "until", i.sent_at as "sentAt",
  i.withdrawn_at as "withdrawnAt"`;
const from: Sql = sql`from tickets_invitations i
  join tickets_codes c on c.organisation_id = i.organisation_id and c.event_id = i.event_id
    and c.id = i.code_id`;

export const findInvitations = (db: Db, organisationId: number, eventId: number, most: number) =>
  db.rows<InvitationRow>(
    sql`select ${columns} ${from}
        where i.organisation_id = ${organisationId} and i.event_id = ${eventId}
        order by i.id desc limit ${most}`,
  );

export const findInvitation = (db: Db, organisationId: number, id: number) =>
  db.row<InvitationRow>(
    sql`select ${columns} ${from} where i.organisation_id = ${organisationId} and i.id = ${id}`,
  );

export const countInvitations = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from tickets_invitations
          where organisation_id = ${organisationId} and event_id = ${eventId}`,
    )
  )?.count ?? 0;

/** By address, those whose invitation to it was not withdrawn. */
export const findKnown = (db: Db, organisationId: number, ticketId: number) =>
  db.rows<{ email: string }>(
    sql`select lower(email) as email from tickets_invitations
        where organisation_id = ${organisationId} and ticket_id = ${ticketId}
          and withdrawn_at is null`,
  );

/** The tickets that an invitation opens, and the latest end of one. */
export const findInvited = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ ticketId: number; lastUntil: Date | null }>(
    sql`select i.ticket_id as "ticketId", max(c.valid_until) as "lastUntil" ${from}
        where i.organisation_id = ${organisationId} and i.event_id = ${eventId}
          and i.withdrawn_at is null
        group by i.ticket_id`,
  );

interface New {
  email: string;
  fullName: string;
  key: Buffer;
  tokenHash: Buffer;
  name: string;
  quotaId: number;
}

interface Alike {
  eventId: number;
  ticketId: number;
  language: Language;
  words: string;
  until: string | null;
  now: Date;
}

export async function insertInvitations(
  db: Db,
  organisationId: number,
  { eventId, ticketId, language, words, until, now }: Alike,
  people: readonly New[],
): Promise<void> {
  const names = people.map(({ name }) => name);
  await db.run(
    sql`insert into tickets_codes (organisation_id, event_id, code, note, effect, value, ticket_ids,
          opens, quota_id, is_on, valid_until, token_hash)
        select ${organisationId}, ${eventId}, p.name, '', 'none', 0, ${[ticketId]}::bigint[], true,
          p.quota_id, true, ${until}::timestamptz, p.token_hash
        from unnest(${names}::text[], ${people.map(({ quotaId }) => quotaId)}::bigint[],
          ${people.map(({ tokenHash }) => tokenHash)}::bytea[]) as p (name, quota_id, token_hash)`,
  );
  await db.run(
    sql`insert into tickets_invitations (organisation_id, event_id, ticket_id, code_id, key, email,
          full_name, language, words, state, created_at)
        select ${organisationId}, ${eventId}, ${ticketId}, c.id, p.key, p.email, p.full_name,
          ${language}, ${words}, 'waiting', ${now}
        from unnest(${names}::text[], ${people.map(({ key }) => key)}::bytea[],
          ${people.map(({ email }) => email)}::text[],
          ${people.map(({ fullName }) => fullName)}::text[])
          with ordinality as p (name, key, email, full_name, place)
        join tickets_codes c on c.organisation_id = ${organisationId} and c.event_id = ${eventId}
          and lower(c.code) = lower(p.name)
        order by p.place`,
  );
}

/** Its link opens nothing more. */
export async function updateWithdrawn(
  db: Db,
  organisationId: number,
  { id, codeId, now }: { id: number; codeId: number; now: Date },
): Promise<void> {
  await db.run(
    sql`update tickets_codes set is_on = false, version = version + 1
        where organisation_id = ${organisationId} and id = ${codeId}`,
  );
  await db.run(
    sql`update tickets_invitations set withdrawn_at = ${now}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
}

export const updateWaiting = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update tickets_invitations set state = 'waiting', mail_id = null
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Of a ticket that goes: what counted their places. */
export const deleteInvitations = (db: Db, organisationId: number, ticketId: number) =>
  db.rows<{ quotaId: number }>(
    sql`delete from tickets_codes c using tickets_invitations i
        where c.organisation_id = ${organisationId} and i.organisation_id = c.organisation_id
          and i.code_id = c.id and i.ticket_id = ${ticketId}
        returning c.quota_id as "quotaId"`,
  );
