import type { ClientInput, ClientQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import type { ClientRow } from './invoices.rows.ts';
import { anywhere } from '../../platform/search/looking.ts';

const columns = sql`c.id, c.name, c.company, c.email, c.phone, c.street, c.postcode, c.city,
  c.country, c.tax_number as "taxNumber", c.language`;

const orders: Readonly<Record<string, Sql>> = {
  name: sql`lower(c.name) collate "C", c.id`,
  '-name': sql`lower(c.name) collate "C" desc, c.id desc`,
  company: sql`lower(c.company) collate "C", c.id`,
  '-company': sql`lower(c.company) collate "C" desc, c.id desc`,
  city: sql`lower(c.city) collate "C", c.id`,
  '-city': sql`lower(c.city) collate "C" desc, c.id desc`,
  country: sql`c.country collate "C", c.id`,
  '-country': sql`c.country collate "C" desc, c.id desc`,
};

const matching = (organisationId: number, q: string | undefined): Sql =>
  sql`c.organisation_id = ${organisationId}
      ${q ? sql`and c.search_text like ${anywhere(q)}` : nothing}`;

export const clientsLike = (organisationId: number, { q }: ClientQuery): Sql =>
  sql`select from invoices_clients c where ${matching(organisationId, q)}`;

export const findClients = (
  db: Db,
  organisationId: number,
  { q, sort = 'name' }: ClientQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<ClientRow>(
    plannedAnew(
      sql`select ${columns} from invoices_clients c where ${matching(organisationId, q)}
          order by ${orders[sort] ?? nothing} limit ${limit} offset ${offset}`,
    ),
  );

export const findClient = (db: Db, organisationId: number, id: number) =>
  db.row<ClientRow>(
    sql`select ${columns} from invoices_clients c
        where c.organisation_id = ${organisationId} and c.id = ${id}`,
  );

/** The first that is the same in every word; nobody removes it before the transaction ends. */
export const findSameClient = (db: Db, organisationId: number, client: ClientInput) =>
  db.row<ClientRow>(
    sql`select ${columns} from invoices_clients c
        where c.organisation_id = ${organisationId}
          and lower(c.name) collate "C" = lower(${client.name}::text) collate "C"
          and c.name = ${client.name} and c.company = ${client.company}
          and c.email = ${client.email} and c.phone = ${client.phone}
          and c.street = ${client.street} and c.postcode = ${client.postcode}
          and c.city = ${client.city} and c.country = ${client.country}
          and c.tax_number = ${client.taxNumber}
        order by c.id limit 1 for key share`,
  );

export const lockClient = (db: Db, organisationId: number, id: number) =>
  db.row<ClientRow>(
    sql`select ${columns} from invoices_clients c
        where c.organisation_id = ${organisationId} and c.id = ${id} for update`,
  );

export const insertClient = (db: Db, organisationId: number, client: ClientInput) =>
  db.row<{ id: number }>(
    sql`insert into invoices_clients (organisation_id, name, company, email, phone, street,
          postcode, city, country, tax_number, language)
        values (${organisationId}, ${client.name}, ${client.company}, ${client.email},
          ${client.phone}, ${client.street}, ${client.postcode}, ${client.city}, ${client.country},
          ${client.taxNumber}, ${client.language ?? null})
        returning id`,
  );

export const updateClient = (db: Db, organisationId: number, client: ClientRow) =>
  db.run(
    sql`update invoices_clients set name = ${client.name}, company = ${client.company},
          email = ${client.email}, phone = ${client.phone}, street = ${client.street},
          postcode = ${client.postcode}, city = ${client.city}, country = ${client.country},
          tax_number = ${client.taxNumber},
          language = ${client.language ?? null}
        where organisation_id = ${organisationId} and id = ${client.id}`,
  );

export const deleteClient = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from invoices_clients where organisation_id = ${organisationId} and id = ${id}`,
  );
