import type { ClientInput, InvoiceState } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../../platform/db/sql.ts';
import { headColumns } from '../invoices.columns.ts';
import { matching } from '../invoices.list.queries.ts';
import type { HeadRow } from '../invoices.rows.ts';
import { anywhere } from '../../../platform/search/looking.ts';

export interface TemplateFilter {
  q: string;
  state?: InvoiceState;
}

export interface TemplateRow extends HeadRow {
  client: ClientInput | null;
}

/** Its client as it was when it was issued; of a draft, as the book has it. */
const client = sql`coalesce(i.parties->'client', (
  select jsonb_build_object('name', c.name, 'company', c.company, 'email', c.email,
    'phone', c.phone, 'street', c.street, 'postcode', c.postcode, 'city', c.city,
    'country', c.country, 'taxNumber', c.tax_number)
  from invoices_clients c
  where c.organisation_id = i.organisation_id and c.id = i.client_id)) as client`;

/** By address or name alone, as the spec searches; the index of all that is searched goes first. */
function named(q: string): Sql {
  const pattern = anywhere(q);
  return sql`and i.search_text like ${pattern}
    and (plain_words(i.client_email) like ${pattern} or plain_words(i.client_person) like ${pattern})`;
}

const chosen = (organisationId: number, { q, state }: TemplateFilter, today: string): Sql =>
  sql`${matching(organisationId, { kind: 'invoice', ...(state && { state }) }, today)}
      ${q ? named(q) : nothing}`;

export const findForTemplate = (
  db: Db,
  organisationId: number,
  filter: TemplateFilter,
  { today, offset, limit }: { today: string; offset: number; limit: number },
) =>
  db.rows<TemplateRow>(
    plannedAnew(
      sql`select ${headColumns(today)}, ${client} from invoices i
          where ${chosen(organisationId, filter, today)}
          order by i.id desc limit ${limit} offset ${offset}`,
    ),
  );

export const countForTemplate = async (
  db: Db,
  organisationId: number,
  filter: TemplateFilter,
  today: string,
) =>
  (
    await db.row<{ total: number }>(
      plannedAnew(
        sql`select count(*) as total from invoices i where ${chosen(organisationId, filter, today)}`,
      ),
    )
  )?.total ?? 0;

export const findOneForTemplate = (db: Db, organisationId: number, id: number, today: string) =>
  db.row<TemplateRow>(
    sql`select ${headColumns(today)}, ${client} from invoices i
        where i.organisation_id = ${organisationId} and i.id = ${id}`,
  );

export const findFirstForTemplate = (db: Db, organisationId: number, today: string) =>
  db.rows<TemplateRow>(
    sql`select ${headColumns(today)}, ${client} from invoices i
        where i.organisation_id = ${organisationId} and i.kind = 'invoice'
          and i.client_id is not null
        order by i.id limit 5`,
  );
