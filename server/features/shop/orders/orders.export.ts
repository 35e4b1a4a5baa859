import { decimalOf, type Download, type OrderFilter } from '@plenum/contract';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { csvFile } from '../../../platform/csv.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { countOrders, type ExportRow, findLinesAfter } from './orders.list.queries.ts';
import { timeZoneOf } from './orders.read.ts';

const atOnce = 200;
const head = (
  'Order,State,Placed,Way,Name,Company,Country,Email,Tracking,Line,Product,Variant,Number,' +
  'Quantity,Price,Tax rate,Net,Tax,Gross,Gross of all,Currency'
).split(',');

/** A line for each thing ordered. */
export async function exportOrders(
  work: Work,
  person: Person,
  filter: OrderFilter,
): Promise<Download> {
  const { organisationId } = person;
  const timeZone = await timeZoneOf(work.db, organisationId);
  const rows = await countOrders(work.db, organisationId, filter, timeZone);
  await record(work.db, person, { action: 'shop.orders_exported', after: { ...filter, rows } });
  const { day } = wallTime(work.clock.now(), timeZone);
  return {
    name: `orders-${day}.csv`,
    content: csvFile(head, pagesOf(work, organisationId, filter, timeZone)),
  };
}

async function* pagesOf(
  { db }: Work,
  organisationId: number,
  filter: OrderFilter,
  timeZone: string,
) {
  let after = 0;
  for (;;) {
    const place = { timeZone, after, limit: atOnce };
    const rows = await findLinesAfter(db, organisationId, filter, place);
    yield withShipping(rows).map((row) => cellsOf(row, timeZone));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** What sending cost is a line of its own, after the others of its order. */
const withShipping = (rows: readonly ExportRow[]): ExportRow[] =>
  rows.flatMap((row, at) => {
    const { shipping } = row;
    if (!shipping || rows[at + 1]?.id === row.id) return [row];
    const { gross: lineGross, ...line } = shipping;
    const bare = { place: row.place + 1, values: [], sku: '', quantity: 1, price: lineGross };
    return [row, { ...row, ...line, ...bare, lineGross }];
  });

function cellsOf(row: ExportRow, timeZone: string): string[] {
  const money = (amount: number) => decimalOf(amount, row.currency);
  return [
    row.number,
    row.state,
    wallTime(row.placedAt, timeZone).day,
    row.way,
    row.buyerName,
    row.company,
    row.country,
    row.email,
    row.tracking,
    String(row.place + 1),
    row.name,
    row.values.join(', '),
    row.sku,
    String(row.quantity),
    money(row.price),
    `${row.taxRate / 100}%`,
    ...[row.net, row.tax, row.lineGross, row.gross].map(money),
    row.currency,
  ];
}
