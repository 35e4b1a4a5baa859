import type { InvoiceState } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { columns } from './invoices.columns.ts';
import type { ChangeRow, ClientRow, Content, InvoiceRow, Parties } from './invoices.rows.ts';

export const findInvoice = (db: Db, organisationId: number, id: number, today: string) =>
  db.row<InvoiceRow>(
    sql`select ${columns(today)} from invoices i
        where i.organisation_id = ${organisationId} and i.id = ${id}`,
  );

/** One who changes it at a time. */
export const lockInvoice = (db: Db, organisationId: number, id: number, today: string) =>
  db.row<InvoiceRow>(
    sql`select ${columns(today)} from invoices i
        where i.organisation_id = ${organisationId} and i.id = ${id} for no key update`,
  );

export const insertDraft = (db: Db, organisationId: number, content: Content, at: Date) =>
  db.row<{ id: number }>(
    sql`insert into invoices (organisation_id, kind, client_id, client_name, client_person,
          client_email, service, currency, prices_include_tax, discount, supplied_on, due_on, note,
          lines, net, tax, gross, created_at)
        values (${organisationId}, 'invoice', ${content.clientId}, ${content.clientName},
          ${content.clientPerson}, ${content.clientEmail}, ${content.service}, ${content.currency},
          ${content.pricesIncludeTax}, ${content.discount && JSON.stringify(content.discount)},
          ${content.suppliedOn}, ${content.dueOn}, ${content.note},
          ${JSON.stringify(content.lines)}, ${content.net}, ${content.tax}, ${content.gross},
          ${at})
        returning id`,
  );

export const updateDraft = (db: Db, organisationId: number, id: number, content: Content) =>
  db.run(
    sql`update invoices set client_id = ${content.clientId}, client_name = ${content.clientName},
          client_person = ${content.clientPerson}, client_email = ${content.clientEmail},
          service = ${content.service}, currency = ${content.currency},
          prices_include_tax = ${content.pricesIncludeTax},
          discount = ${content.discount && JSON.stringify(content.discount)},
          supplied_on = ${content.suppliedOn}, due_on = ${content.dueOn}, note = ${content.note},
          lines = ${JSON.stringify(content.lines)}, net = ${content.net}, tax = ${content.tax},
          gross = ${content.gross}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id} and state = 'draft'`,
  );

export const deleteDraft = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from invoices
        where organisation_id = ${organisationId} and id = ${id} and state = 'draft'`,
  );

/** What drafts call a client follows the client book. */
export const renameInDrafts = (db: Db, organisationId: number, title: string, client: ClientRow) =>
  db.rows<{ id: number }>(
    sql`update invoices set client_name = ${title}, client_person = ${client.name},
          client_email = ${client.email}
        where organisation_id = ${organisationId} and client_id = ${client.id} and state = 'draft'
          and (client_name, client_person, client_email)
            is distinct from (${title}::text, ${client.name}::text, ${client.email}::text)
        returning id`,
  );

export const isBilled = async (db: Db, organisationId: number, clientId: number) =>
  (await db.row(
    sql`select from invoices
        where organisation_id = ${organisationId} and client_id = ${clientId} limit 1`,
  )) !== null;

export interface Issue {
  number: string;
  issuedOn: string;
  dueOn: string | null;
  suppliedOn: string;
  parties: Parties;
}

export const issueDraft = (db: Db, organisationId: number, id: number, issue: Issue) =>
  db.run(
    sql`update invoices set state = 'sent', number = ${issue.number},
          issued_on = ${issue.issuedOn}, due_on = ${issue.dueOn},
          supplied_on = ${issue.suppliedOn}, parties = ${JSON.stringify(issue.parties)},
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id} and state = 'draft'`,
  );

export const insertCreditNote = (
  db: Db,
  organisationId: number,
  creditsId: number,
  note: Content & Issue,
) =>
  db.row<{ id: number }>(
    sql`insert into invoices (organisation_id, kind, state, number, issued_on, parties, credits_id,
          client_id, client_name, client_person, client_email, service, currency,
          prices_include_tax, supplied_on, note, lines, net, tax, gross)
        values (${organisationId}, 'credit_note', 'sent', ${note.number}, ${note.issuedOn},
          ${JSON.stringify(note.parties)}, ${creditsId}, ${note.clientId}, ${note.clientName},
          ${note.clientPerson}, ${note.clientEmail}, ${note.service}, ${note.currency},
          ${note.pricesIncludeTax}, ${note.suppliedOn}, ${note.note},
          ${JSON.stringify(note.lines)}, ${note.net}, ${note.tax}, ${note.gross})
        returning id`,
  );

export const updateStanding = (
  db: Db,
  organisationId: number,
  id: number,
  { state, credited, paid }: { state: InvoiceState; credited: number; paid: number },
) =>
  db.run(
    sql`update invoices set state = ${state}, credited = ${credited}, paid = ${paid},
          version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Something else about it changed than its state: windows read it again. */
export const raiseVersion = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`update invoices set version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export interface NewChange {
  state: InvoiceState;
  at: Date;
  personId: number | null;
  why: string;
}

export const insertChange = (
  db: Db,
  organisationId: number,
  id: number,
  { state, at, personId, why }: NewChange,
) =>
  db.run(
    sql`insert into invoices_changes (organisation_id, invoice_id, state, at, person_id, why)
        values (${organisationId}, ${id}, ${state}, ${at}, ${personId}, ${why})`,
  );

export const findChanges = (db: Db, organisationId: number, id: number) =>
  db.rows<ChangeRow>(
    sql`select c.state, c.at, coalesce(nullif(a.full_name, ''), a.username) as by, c.why
        from invoices_changes c left join accounts a on a.id = c.person_id
        where c.organisation_id = ${organisationId} and c.invoice_id = ${id} order by c.id`,
  );

/** What a credit note is about, which has a number. */
export const findIssued = (db: Db, organisationId: number, id: number) =>
  db.row<{ number: string; issuedOn: string }>(
    sql`select number, issued_on::text as "issuedOn" from invoices
        where organisation_id = ${organisationId} and id = ${id} and number is not null`,
  );

export interface RelatedRow {
  id: number;
  number: string;
  gross: number;
  lines: InvoiceRow['lines'];
}

export const findCreditNotes = (db: Db, organisationId: number, id: number) =>
  db.rows<RelatedRow>(
    sql`select id, number, gross, lines from invoices
        where organisation_id = ${organisationId} and credits_id = ${id} order by id`,
  );

/** The next number of a series: whoever takes it holds it until all is written, or gives it back. */
export const takeNext = (db: Db, organisationId: number, series: string, year: number) =>
  db.row<{ last: number }>(
    sql`insert into invoices_series as s (organisation_id, series, year, last)
        values (${organisationId}, ${series}, ${year}, 1)
        on conflict (organisation_id, series, year) do update set last = s.last + 1
        returning last`,
  );

export const isNumberTaken = async (db: Db, organisationId: number, number: string) =>
  (await db.row(
    sql`select from invoices where organisation_id = ${organisationId} and number = ${number}`,
  )) !== null;

/** Of all organisations, each by its own day; so many at a time. */
export const findOverdue = (db: Db, now: Date, limit: number) =>
  db.rows<{ organisationId: number; id: number; today: string }>(
    sql`select i.organisation_id as "organisationId", i.id,
          (${now}::timestamptz at time zone o.time_zone)::date::text as today
        from invoices i join organisations o on o.id = i.organisation_id
        where i.kind = 'invoice' and i.state in ('sent', 'downloaded', 'partial_payment')
          and i.due_on < (${now}::timestamptz at time zone o.time_zone)::date
        order by i.due_on limit ${limit}`,
  );
