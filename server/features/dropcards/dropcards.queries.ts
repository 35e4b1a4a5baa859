import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { boothsOf, type Held } from '../exhibitors/index.ts';
import type { DropRow } from './dropcards.rows.ts';

export const dropColumns = sql`
  d.organisation_id as "organisationId", d.event_id as "eventId", d.id,
  d.exhibitor_id as "exhibitorId", d.exhibitor_name as "exhibitorName",
  d.person_id as "personId", d.via, d.given, d.note, d.dropped_at as "droppedAt",
  d.withdrawn_at as "withdrawnAt", d.rating, d.tags, d.remark, d.assignee_id as "assigneeId",
  d.version`;

/** One at a time gives or is asked for the card of a person. */
export const lockCardsOf = (db: Db, personId: number) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('dropcards', ${personId}))`);

/** The booth stays until the transaction ends; false where it goes, or is gone. */
export const keepBooth = async (db: Db, organisationId: number, id: number): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from exhibitors
        where organisation_id = ${organisationId} and id = ${id} for key share`,
  )) !== null;

export const findDropByKey = (db: Db, organisationId: number, key: string) =>
  db.row<DropRow & { askedHash: Buffer }>(
    sql`select ${dropColumns}, d.asked_hash as "askedHash" from dropcards d
        where d.organisation_id = ${organisationId} and d.key = ${key}`,
  );

export const findHeldDrop = (
  db: Db,
  organisationId: number,
  exhibitorId: number,
  personId: number,
) =>
  db.row<DropRow>(
    sql`select ${dropColumns} from dropcards d
        where d.organisation_id = ${organisationId} and d.exhibitor_id = ${exhibitorId}
          and d.person_id = ${personId} and d.withdrawn_at is null`,
  );

export type NewDrop = Pick<
  DropRow,
  | 'organisationId'
  | 'eventId'
  | 'exhibitorName'
  | 'personId'
  | 'via'
  | 'given'
  | 'note'
  | 'remark'
  | 'droppedAt'
> & { exhibitorId: number; key: string; askedHash: Buffer };

/** Null when the key is another drop's. */
export const insertDrop = (db: Db, drop: NewDrop) =>
  db.row<DropRow>(
    sql`insert into dropcards as d (organisation_id, event_id, exhibitor_id, exhibitor_name,
          person_id, key, asked_hash, via, given, note, remark, dropped_at)
        values (${drop.organisationId}, ${drop.eventId}, ${drop.exhibitorId},
          ${drop.exhibitorName}, ${drop.personId}, ${drop.key}, ${drop.askedHash}, ${drop.via},
          ${JSON.stringify(drop.given)}, ${drop.note}, ${drop.remark}, ${drop.droppedAt})
        on conflict do nothing returning ${dropColumns}`,
  );

/** With the exhibitor's name and picture as they are now; without them, where it is gone. */
export const findDrops = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  id: number | null = null,
) =>
  db.rows<DropRow & { logo: string | null }>(
    sql`select ${dropColumns}, x.shown->>'logo' as logo from dropcards d
        left join exhibitors x on x.organisation_id = d.organisation_id and x.id = d.exhibitor_id
        where d.organisation_id = ${organisationId} and d.event_id = ${eventId}
          and d.person_id = ${personId}
          and (${id}::bigint is null or d.id = ${id})
        order by d.id desc`,
  );

/** What was given goes in the statement that withdraws it, with its line in the ledger. */
export const withdrawDrops = (
  db: Db,
  organisationId: number,
  ids: readonly number[],
  at: Date,
  via: 'tap' | 'removal',
) =>
  db.rows<DropRow>(
    sql`with gone as (
          update dropcards set withdrawn_at = ${at}, given = '{}', note = '', remark = '',
            tags = '{}', rating = 0, assignee_id = null, version = version + 1
          where organisation_id = ${organisationId} and id = any(${ids}) and withdrawn_at is null
          returning *),
        noted as (
          insert into dropcards_ledger
            (organisation_id, event_id, person_id, exhibitor_name, drop_id, what, via, fields, at)
          select d.organisation_id, d.event_id, d.person_id, d.exhibitor_name, d.id, 'withdrawn',
            ${via}, l.fields, ${at}
          from gone d join dropcards_ledger l on l.organisation_id = d.organisation_id
            and l.event_id = d.event_id and l.person_id = d.person_id and l.drop_id = d.id
            and l.what = 'given')
        select ${dropColumns} from gone d order by d.id`,
  );

export const findHeldIdsOf = async (db: Db, organisationId: number, personId: number) =>
  idsIn(
    await db.rows<{ id: number }>(
      sql`select id from dropcards where organisation_id = ${organisationId}
            and person_id = ${personId} and withdrawn_at is null`,
    ),
  );

export const findHeldIdsAt = async (db: Db, organisationId: number, exhibitorId: number) =>
  idsIn(
    await db.rows<{ id: number }>(
      sql`select id from dropcards where organisation_id = ${organisationId}
            and exhibitor_id = ${exhibitorId} and withdrawn_at is null`,
    ),
  );

const idsIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

export const findHeld = (db: Db, organisationId: number, exhibitorId: number) =>
  db.rows<Held>(
    sql`select person_id as "personId", dropped_at as at from dropcards
        where organisation_id = ${organisationId} and exhibitor_id = ${exhibitorId}
          and withdrawn_at is null
        order by id`,
  );

export async function countHeld(db: Db, organisationId: number, eventId: number) {
  const rows = await db.rows<{ exhibitorId: number; cards: number }>(
    sql`select exhibitor_id as "exhibitorId", count(*) as cards from dropcards
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and withdrawn_at is null and exhibitor_id is not null
        group by exhibitor_id`,
  );
  return new Map(rows.map(({ exhibitorId, cards }) => [exhibitorId, cards]));
}

export async function findHolders(
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
) {
  const rows = await db.rows<{ exhibitorId: number }>(
    sql`select exhibitor_id as "exhibitorId" from dropcards
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and person_id = ${personId} and withdrawn_at is null and exhibitor_id is not null
        order by exhibitor_id`,
  );
  return rows.map(({ exhibitorId }) => exhibitorId);
}

/** Whose cards the booths hold that somebody is staff of, to be read inside another query. */
export const peopleHeldBy = (organisationId: number, eventId: number, viewerId: number): Sql =>
  sql`(select held.person_id from dropcards held where held.organisation_id = ${organisationId}
       and held.event_id = ${eventId} and held.withdrawn_at is null
       and held.exhibitor_id in ${boothsOf(organisationId, eventId, viewerId)})`;

/** For a list of people: those whose card a booth of the event holds now. */
export const gaveCard = (personId: Sql, organisationId: number, eventId: number): Sql =>
  sql`exists (select from dropcards d where d.organisation_id = ${organisationId}
        and d.event_id = ${eventId} and d.person_id = ${personId} and d.withdrawn_at is null)`;

/** For a list of people: how many cards they gave at an event and left there. */
export const cardsGiven = (personId: Sql, organisationId: number, eventId: Sql): Sql =>
  sql`(select count(*)::int from dropcards d where d.organisation_id = ${organisationId}
        and d.event_id = ${eventId} and d.person_id = ${personId} and d.withdrawn_at is null)`;

/** In every organisation the person is in: what they chose, gave, took back and agreed to. */
export const findCardsAbout = (db: Db, personId: number) =>
  db.row(
    sql`select
          (select coalesce(jsonb_agg(jsonb_build_object('organisationId', c.organisation_id,
             'eventId', c.event_id, 'fields', c.fields)), '[]')
           from dropcards_cards c where c.person_id = ${personId}) as cards,
          (select coalesce(jsonb_agg(jsonb_build_object('organisationId', d.organisation_id,
             'eventId', d.event_id, 'exhibitor', d.exhibitor_name, 'given', d.given,
             'note', d.note, 'via', d.via, 'at', d.dropped_at, 'withdrawnAt', d.withdrawn_at)
             order by d.id), '[]')
           from dropcards d where d.person_id = ${personId}) as drops,
          (select coalesce(jsonb_agg(jsonb_build_object('organisationId', l.organisation_id,
             'eventId', l.event_id, 'exhibitor', l.exhibitor_name, 'what', l.what, 'via', l.via,
             'fields', l.fields, 'at', l.at) order by l.id), '[]')
           from dropcards_ledger l where l.person_id = ${personId}) as ledger`,
  );
