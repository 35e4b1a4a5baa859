import type { CardField } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { takesPart } from '../events/index.ts';
import type { CardRow } from './dropcards.rows.ts';

const columns = sql`c.organisation_id as "organisationId", c.event_id as "eventId",
  c.person_id as "personId", c.fields, c.code`;

export const findCard = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.row<CardRow>(
    sql`select ${columns} from dropcards_cards c where c.organisation_id = ${organisationId}
          and c.event_id = ${eventId} and c.person_id = ${personId}`,
  );

/** Whoever has one keeps it. */
export const insertCard = (db: Db, { organisationId, eventId, personId, fields, code }: CardRow) =>
  db.run(
    sql`insert into dropcards_cards (organisation_id, event_id, person_id, fields, code)
        values (${organisationId}, ${eventId}, ${personId}, ${fields}, ${code})
        on conflict do nothing`,
  );

export const updateFields = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  fields: readonly CardField[],
) =>
  db.run(
    sql`update dropcards_cards set fields = ${fields} where organisation_id = ${organisationId}
          and event_id = ${eventId} and person_id = ${personId}`,
  );

export const updateCode = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  code: string,
) =>
  db.run(
    sql`update dropcards_cards set code = ${code} where organisation_id = ${organisationId}
          and event_id = ${eventId} and person_id = ${personId}`,
  );

/** Of somebody who is a member, and takes part in the event or runs it, now. */
export async function findCardByCode(
  db: Db,
  organisationId: number,
  code: string,
): Promise<CardRow | null> {
  const card = await db.row<CardRow & { role: string }>(
    sql`select ${columns}, m.role from dropcards_cards c
        join organisations_members m using (organisation_id, person_id)
        where c.organisation_id = ${organisationId} and c.code = ${code}
          and m.deactivated_at is null and m.removed_at is null`,
  );
  if (!card || card.role === 'admin') return card;
  const isIn = sql`select 1 as one where ${takesPart(sql`${card.personId}`, organisationId, card.eventId)}`;
  return (await db.row(isIn)) ? card : null;
}

export const deleteCards = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`delete from dropcards_cards
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );

/** What stands on the cards of those who work at these booths now. */
export const findStaffCards = (
  db: Db,
  organisationId: number,
  eventId: number,
  exhibitorIds: readonly number[],
) =>
  db.rows<{ exhibitorId: number; personId: number; fields: CardField[] | null }>(
    sql`select s.exhibitor_id as "exhibitorId", s.person_id as "personId", c.fields
        from exhibitors_staff s
        left join dropcards_cards c on c.organisation_id = s.organisation_id
          and c.event_id = s.event_id and c.person_id = s.person_id
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
          and s.exhibitor_id = any(${exhibitorIds})
        order by s.exhibitor_id, s.joined_at, s.person_id`,
  );
