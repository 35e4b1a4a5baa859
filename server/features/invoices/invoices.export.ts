import { decimalOf, type Download, type InvoiceFilter } from '@plenum/contract';
import { addUp } from '../../platform/amounts/lines.ts';
import { csvFile } from '../../platform/csv.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { todayOf } from './invoices.days.ts';
import { countIssued, findIssuedAfter } from './invoices.list.queries.ts';
import type { InvoiceRow } from './invoices.rows.ts';

const atOnce = 500;
const head = (
  'Number,Kind,State,Issued,Supplied,Due,Company,Name,Country,Tax number,Service,Currency,' +
  'Tax rate,No tax because,Net,Tax,Gross,Gross of all,Credited,Paid,Balance'
).split(',');

/** For the bookkeeper: a line for each rate of each document; what a credit note takes back is below zero. */
export async function exportInvoices(
  work: Work,
  person: Person,
  filter: InvoiceFilter,
): Promise<Download> {
  const { organisationId } = person;
  const today = await todayOf(work, work.db, organisationId);
  const rows = await countIssued(work.db, organisationId, filter, today);
  await record(work.db, person, { action: 'invoices.exported', after: { ...filter, rows } });
  return {
    name: `invoices-${today}.csv`,
    content: csvFile(head, pagesOf(work, organisationId, filter, today)),
  };
}

async function* pagesOf(
  { db }: Work,
  organisationId: number,
  filter: InvoiceFilter,
  today: string,
) {
  let after = 0;
  for (;;) {
    const place = { today, after, limit: atOnce };
    const rows = await findIssuedAfter(db, organisationId, filter, place);
    yield rows.flatMap(cellsOf);
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function cellsOf(row: InvoiceRow): string[][] {
  const money = (amount: number) => decimalOf(amount, row.currency);
  const isTaken = row.kind === 'credit_note';
  const { company = '', name = '', country = '', taxNumber = '' } = row.parties?.client ?? {};
  return addUp(row.lines).taxes.map(({ rate, reason, net, tax, gross }) => [
    row.number ?? '',
    row.kind,
    row.state,
    row.issuedOn ?? '',
    row.suppliedOn ?? '',
    row.dueOn ?? '',
    company,
    name,
    country,
    taxNumber,
    row.service,
    row.currency,
    `${rate / 100}%`,
    reason ?? '',
    ...[net, tax, gross, row.gross].map((amount) => money(isTaken ? -amount : amount)),
    ...[row.credited, row.paid, row.balance].map(money),
  ]);
}
