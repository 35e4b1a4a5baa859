import { type Sql, sql } from '../../platform/db/sql.ts';

const isOpen = sql`(i.kind = 'invoice' and i.state in ('sent', 'downloaded', 'partial_payment'))`;

/** As it is on that day, whether or not the round that writes it down came by. */
const stateOn = (today: string): Sql =>
  sql`case when ${isOpen} and i.due_on < ${today}::date then 'past_due' else i.state end`;

/** Beside other documents: what a credit note takes back counts below zero. */
export const signed = (amount: Sql): Sql =>
  sql`case i.kind when 'credit_note' then -${amount} else ${amount} end`;

export const headColumns = (today: string): Sql =>
  sql`i.id, i.kind, i.number, ${stateOn(today)} as state, i.client_id as "clientId",
    i.client_name as "clientName", i.client_person as "clientPerson",
    i.client_email as "clientEmail", i.service, i.currency,
    i.prices_include_tax as "pricesIncludeTax", i.discount, i.supplied_on::text as "suppliedOn",
    i.due_on::text as "dueOn", i.note, i.net, i.tax, i.gross, i.credited, i.paid, i.balance,
    i.issued_on::text as "issuedOn", i.credits_id as "creditsId", i.created_at as "createdAt",
    i.version`;

export const columns = (today: string): Sql =>
  sql`${headColumns(today)}, i.state as written, i.parties, i.lines`;
