import type { ChatPerson } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { SeenRow } from '../chat.rows.ts';
import { chatPerson } from '../lines/lines.seen.queries.ts';

export type DeskOf = Pick<SeenRow, 'organisationId' | 'kind' | 'subjectId'>;

const members = ({ organisationId, kind, subjectId }: DeskOf): Sql => sql`
  organisations_members m join accounts a on a.id = m.person_id
  where m.organisation_id = ${organisationId} and m.removed_at is null
    and m.deactivated_at is null
    and ${
      kind === 'help'
        ? sql`m.role = 'admin'`
        : sql`m.person_id in (select t.person_id from exhibitors_staff t
            where t.organisation_id = ${organisationId} and t.exhibitor_id = ${subjectId})`
    }`;

/** Who sees to a desk: of the help desk the organisers, of a booth its staff. */
export const findHelpers = async (db: Db, desk: DeskOf): Promise<ChatPerson[]> => {
  const rows = await db.rows<{ person: ChatPerson }>(
    sql`select ${chatPerson} as person from ${members(desk)}
        order by lower(coalesce(nullif(a.full_name, ''), a.username)), a.id`,
  );
  return rows.map(({ person }) => person);
};

export const isHelper = async (db: Db, desk: DeskOf, personId: number): Promise<boolean> =>
  (await db.row(sql`select 1 as one from ${members(desk)} and m.person_id = ${personId}`)) !== null;
