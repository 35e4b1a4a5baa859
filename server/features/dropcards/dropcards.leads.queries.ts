import type { LeadFilter, LeadUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { dropColumns } from './dropcards.queries.ts';
import type { LeadRow } from './dropcards.rows.ts';
import { anywhere } from '../../platform/search/looking.ts';

const columns = sql`${dropColumns}, a.avatar`;

interface Booth {
  organisationId: number;
  exhibitorId: number;
}

const contains = (q: string): Sql => {
  const pattern = anywhere(q);
  return sql`and (plain_words(d.note) like ${pattern} or plain_words(d.remark) like ${pattern}
    or exists (select from jsonb_each_text(d.given) g where plain_words(g.value) like ${pattern})
    or exists (select from unnest(d.tags) t where plain_words(t) like ${pattern}))`;
};

/** A withdrawn card fits no search: nothing of it is left that could. */
const matching = (
  { organisationId, exhibitorId }: Booth,
  { q, rating, tag, assigneeId }: LeadFilter,
  { isHeld }: { isHeld: boolean },
): Sql => {
  const isSought = Boolean(q || rating || tag) || assigneeId !== undefined;
  return sql`d.organisation_id = ${organisationId} and d.exhibitor_id = ${exhibitorId}
    ${isHeld || isSought ? sql`and d.withdrawn_at is null` : nothing}
    ${q ? contains(q) : nothing}
    ${rating ? sql`and d.rating >= ${rating}` : nothing}
    ${tag ? sql`and ${tag} = any(d.tags)` : nothing}
    ${assigneeId === 0 ? sql`and d.assignee_id is null` : nothing}
    ${assigneeId ? sql`and d.assignee_id = ${assigneeId}` : nothing}`;
};

const orders: Readonly<Record<NonNullable<LeadFilter['sort']>, Sql>> = {
  '-at': sql`d.id desc`,
  at: sql`d.id`,
  '-rating': sql`d.rating desc, d.id desc`,
  '-score': sql`coalesce(s.score, 0) desc, d.id desc`,
  name: sql`lower(d.given->>'fullName') nulls last, d.id`,
};

export async function countLeads(db: Db, booth: Booth, filter: LeadFilter): Promise<number> {
  const count = sql`select count(*) as total from dropcards d
                    where ${matching(booth, filter, { isHeld: false })}`;
  return (await db.row<{ total: number }>(plannedAnew(count)))?.total ?? 0;
}

/** Scores count for cards that are held: of a withdrawn one no place in the order tells anything. */
const scored = (scores: ReadonlyMap<number, number>): Sql =>
  sql`left join unnest(${[...scores.keys()]}::bigint[], ${[...scores.values()]}::bigint[])
        as s(person_id, score) on s.person_id = d.person_id and d.withdrawn_at is null`;

export const findLeads = (
  db: Db,
  booth: Booth,
  filter: LeadFilter,
  scores: ReadonlyMap<number, number>,
  { isHeld, ...page }: { isHeld: boolean; limit: number | null; offset: number },
) =>
  db.rows<LeadRow>(
    plannedAnew(
      sql`select ${columns} from dropcards d join accounts a on a.id = d.person_id
          ${scored(scores)}
          where ${matching(booth, filter, { isHeld })}
          order by ${orders[filter.sort ?? '-at']} limit ${page.limit} offset ${page.offset}`,
    ),
  );

export const findTags = async (db: Db, { organisationId, exhibitorId }: Booth) =>
  (
    await db.rows<{ tag: string }>(
      sql`select distinct t.tag from dropcards d, unnest(d.tags) as t(tag)
          where d.organisation_id = ${organisationId} and d.exhibitor_id = ${exhibitorId}
          order by t.tag`,
    )
  ).map(({ tag }) => tag);

export const findLead = (db: Db, organisationId: number, exhibitorId: number, id: number) =>
  db.row<LeadRow>(
    sql`select ${columns} from dropcards d join accounts a on a.id = d.person_id
        where d.organisation_id = ${organisationId} and d.exhibitor_id = ${exhibitorId}
          and d.id = ${id}`,
  );

export const lockLead = (db: Db, organisationId: number, exhibitorId: number, id: number) =>
  db.row<LeadRow>(
    sql`select ${columns} from dropcards d join accounts a on a.id = d.person_id
        where d.organisation_id = ${organisationId} and d.exhibitor_id = ${exhibitorId}
          and d.id = ${id} for no key update of d`,
  );

export const updateLead = (
  db: Db,
  organisationId: number,
  id: number,
  { rating, tags, remark, assigneeId }: Required<Omit<LeadUpdate, 'version'>>,
) =>
  db.run(
    sql`update dropcards set rating = ${rating}, tags = ${tags}, remark = ${remark},
          assignee_id = ${assigneeId}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );
