import type { BoothContent, NewExhibitor, Tier } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { searchTextOf } from './editor/editor.content.ts';
import type { ExhibitorRow } from './exhibitors.rows.ts';

export const exhibitorColumns = sql`
  x.organisation_id as "organisationId", x.event_id as "eventId", x.id, x.tier, x.name,
  x.contact_email as "contactEmail", x.is_shown as "isShown", x.shown, x.draft,
  x.draft_note as "draftNote", x.draft_at as "draftAt", x.version`;

export const findExhibitor = (db: Db, organisationId: number, id: number) =>
  db.row<ExhibitorRow>(
    sql`select ${exhibitorColumns} from exhibitors x
        where x.organisation_id = ${organisationId} and x.id = ${id}`,
  );

export const lockExhibitor = (db: Db, organisationId: number, id: number) =>
  db.row<ExhibitorRow>(
    sql`select ${exhibitorColumns} from exhibitors x
        where x.organisation_id = ${organisationId} and x.id = ${id} for no key update`,
  );

export const insertExhibitor = (
  db: Db,
  organisationId: number,
  eventId: number,
  { tier, contactEmail, shown }: Omit<NewExhibitor, 'name'> & { shown: BoothContent },
) =>
  db.row<{ id: number }>(
    sql`insert into exhibitors
          (organisation_id, event_id, tier, contact_email, shown, search_text, place)
        values (${organisationId}, ${eventId}, ${tier}, ${contactEmail}, ${JSON.stringify(shown)},
          ${searchTextOf(shown)},
          (select coalesce(max(place), 0) + 1 from exhibitors
           where organisation_id = ${organisationId} and event_id = ${eventId} and tier = ${tier}))
        returning id`,
  );

export type Contents = Pick<ExhibitorRow, 'shown' | 'draft' | 'draftNote' | 'draftAt'>;

export const updateContents = (
  db: Db,
  organisationId: number,
  id: number,
  { shown, draft, draftNote, draftAt }: Contents,
) =>
  db.row<ExhibitorRow>(
    sql`update exhibitors as x set shown = ${JSON.stringify(shown)},
          draft = ${draft && JSON.stringify(draft)}, draft_note = ${draftNote},
          draft_at = ${draftAt}, search_text = ${searchTextOf(shown)}, version = version + 1
        where x.organisation_id = ${organisationId} and x.id = ${id} returning ${exhibitorColumns}`,
  );

export const updateStanding = (
  db: Db,
  organisationId: number,
  id: number,
  { isShown, contactEmail }: Pick<ExhibitorRow, 'isShown' | 'contactEmail'>,
) =>
  db.run(
    sql`update exhibitors set is_shown = ${isShown}, contact_email = ${contactEmail}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteExhibitor = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from exhibitors where organisation_id = ${organisationId} and id = ${id}`);

/** One at a time adds, moves and removes among the exhibitors of an event. */
export const lockOrder = (db: Db, organisationId: number, eventId: number) =>
  db.run(
    sql`select pg_advisory_xact_lock(
          hashtextextended('exhibitors order ' || ${eventId}::text, ${organisationId}))`,
  );

export const findOrder = async (db: Db, organisationId: number, eventId: number, tier: Tier) =>
  (
    await db.rows<{ id: number }>(
      sql`select id from exhibitors where organisation_id = ${organisationId}
            and event_id = ${eventId} and tier = ${tier} order by place, id`,
    )
  ).map(({ id }) => id);

/** All of a tier, in this order. */
export const setOrder = (db: Db, organisationId: number, tier: Tier, ids: readonly number[]) =>
  db.run(
    sql`update exhibitors x set tier = ${tier}, place = n.place
        from unnest(${ids}::bigint[]) with ordinality as n(id, place)
        where x.organisation_id = ${organisationId} and x.id = n.id
          and (x.tier, x.place) is distinct from (${tier}, n.place)`,
  );

export const countExhibitors = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from exhibitors
          where organisation_id = ${organisationId} and event_id = ${eventId}`,
    )
  )?.count ?? 0;
