import type { TicketCodeInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { sizeOf } from '../../stock/index.ts';
import { codeColumns } from '../tickets.queries.ts';
import type { CodeRow } from '../tickets.rows.ts';

export type CountedCode = CodeRow & { uses: number | null };

const columns: Sql = sql`${codeColumns}, ${sizeOf(sql`c`)} as uses`;

export const findCodes = (db: Db, organisationId: number, eventId: number) =>
  db.rows<CountedCode>(
    sql`select ${columns} from tickets_codes c
        where c.organisation_id = ${organisationId} and c.event_id = ${eventId}
          and c.token_hash is null
        order by c.id desc limit 500`,
  );

export const findCode = (db: Db, organisationId: number, id: number) =>
  db.row<CountedCode>(
    sql`select ${columns} from tickets_codes c
        where c.organisation_id = ${organisationId} and c.id = ${id} and c.token_hash is null`,
  );

type Written = Omit<TicketCodeInput, 'uses'> & { quotaId: number | null };

/** Null: the event has that code. */
export const insertCode = (db: Db, organisationId: number, eventId: number, code: Written) =>
  db.row<{ id: number }>(
    sql`insert into tickets_codes (organisation_id, event_id, code, note, effect, value, ticket_ids,
          opens, quota_id, is_on, valid_from, valid_until)
        values (${organisationId}, ${eventId}, ${code.code}, ${code.note}, ${code.effect},
          ${code.value}, ${code.ticketIds}, ${code.opens}, ${code.quotaId}, ${code.isOn},
          ${code.from}, ${code.until})
        on conflict do nothing returning id`,
  );

export const updateCode = (db: Db, organisationId: number, id: number, code: Written) =>
  db.run(
    sql`update tickets_codes set code = ${code.code}, note = ${code.note}, effect = ${code.effect},
          value = ${code.value}, ticket_ids = ${code.ticketIds}, opens = ${code.opens},
          quota_id = ${code.quotaId}, is_on = ${code.isOn}, valid_from = ${code.from},
          valid_until = ${code.until}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteCode = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from tickets_codes where organisation_id = ${organisationId} and id = ${id}`);
