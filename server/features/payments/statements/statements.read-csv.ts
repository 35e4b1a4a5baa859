import type { StatementColumns, StatementFault } from '@plenum/contract';
import Papa from 'papaparse';
import { beginningOf } from '../../../platform/beginning-of.ts';
import { asWritten } from '../../../platform/csv.ts';
import { columnsCalled, currencyIn } from './statements.heads.ts';
import {
  dayOf,
  type Incoming,
  isCurrency,
  minorOf,
  plain,
  type StatementFile,
  Unreadable,
} from './statements.incoming.ts';

const signs = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
type Separator = keyof typeof signs;
const separators = Object.keys(signs) as Separator[];

/** Banks write who and what before the table. */
const mostBefore = 30;
const mostRows = 20_000;

export function readCsv(
  content: string,
  usualCurrency: string,
  columns: StatementColumns | null,
): StatementFile {
  const table = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = columns?.separator ?? separatorOf(table);
  const rows = rowsOf(table, separator);
  const headAt = headOf(rows, columns);
  const heads = (rows[headAt] ?? []).map((head) => plain(head, 80));
  const body = rows.slice(headAt + 1);
  const how = columns ?? found(heads, body, { separator, usualCurrency });
  const account = accountBefore(rows.slice(0, headAt));
  const read = readRows(body, how, { account, first: headAt + 2 });
  return { format: 'csv', account, heads, columns: how, pending: 0, ...read };
}

/** That which stands in most of the first lines, equally often. */
function separatorOf(table: string): Separator {
  const lines = table.split('\n', 200).filter((line) => line.trim());
  const counts = separators.map((separator) => {
    const most = lines.map((line) => line.split(signs[separator]).length - 1);
    return {
      separator,
      score: most.filter((count) => count >= 2).length * 1_000 + Math.max(...most),
    };
  });
  return counts.toSorted((one, other) => other.score - one.score)[0]?.separator ?? 'comma';
}

function rowsOf(table: string, separator: Separator): string[][] {
  const { data } = Papa.parse<string[]>(table, {
    newline: '\n',
    delimiter: signs[separator],
    skipEmptyLines: 'greedy',
    preview: mostRows + 1,
  });
  if (data.length > mostRows) throw new Unreadable('More than 20,000 rows.');
  if (data.every((row) => row.length < 2)) throw new Unreadable('There is no table in the file.');
  if (data.some((row) => row.length > 200)) throw new Unreadable('More than 200 columns.');
  return data;
}

/** The first row that says what a table of payments says; where a person chose, the widest begins it. */
function headOf(rows: readonly string[][], columns: StatementColumns | null): number {
  const before = rows.slice(0, mostBefore);
  const known = before.findIndex((row) => {
    const { bookedOn, amount, credit } = columnsCalled(row);
    return bookedOn !== undefined && (amount ?? credit) !== undefined;
  });
  if (known >= 0) return known;
  const widest = Math.max(...before.map((row) => row.length));
  const place = before.findIndex((row) => row.length === widest);
  if (columns && columns.bookedOn >= widest) throw new Unreadable('There is no such column.');
  return place;
}

/** An account that stands before the table. */
const accountBefore = (rows: readonly string[][]): string =>
  rows
    .flat()
    .map((cell) => /\b[A-Z]{2}\d{2}[A-Z0-9 ]{11,36}\b/.exec(cell.slice(0, 200))?.[0] ?? '')
    .find(Boolean)
    ?.replaceAll(' ', '') ?? '';

type Given = Pick<StatementColumns, 'separator' | 'usualCurrency'>;

/** Where no head says it, the first column is looked at and a person is asked. */
function found(
  heads: readonly string[],
  body: readonly string[][],
  { separator, usualCurrency }: Given,
): StatementColumns {
  const { bookedOn = 0, ...columns } = columnsCalled(heads);
  const cells = (place: number | undefined) =>
    place === undefined ? [] : body.slice(0, 500).map((row) => cellOf(row, place));
  const amounts = [columns.amount, columns.credit, columns.debit].flatMap(cells);
  return {
    separator,
    usualCurrency: currencyIn(heads) ?? usualCurrency,
    dates: datesOf(cells(bookedOn)),
    decimals: amounts.some((cell) => /,\d{1,2}\D*$/.test(cell)) ? 'comma' : 'point',
    bookedOn,
    ...columns,
  };
}

function datesOf(days: readonly string[]): StatementColumns['dates'] {
  if (days.some((day) => /^\d{4}[-./]/.test(day))) return 'ymd';
  const isDayFirst = days.some((day) => /^(?:1[3-9]|2\d|3[01])\//.test(day));
  const isMonthFirst = days.some((day) => /^\d{1,2}\/(?:1[3-9]|2\d|3[01])\//.test(day));
  return isMonthFirst && !isDayFirst ? 'mdy' : 'dmy';
}

const cellOf = (row: readonly string[], place: number | undefined): string =>
  place === undefined ? '' : asWritten(plain(row[place] ?? '', 500));

interface Around {
  account: string;
  /** The row of the file that the first of them is. */
  first: number;
}

function readRows(body: readonly string[][], how: StatementColumns, { account, first }: Around) {
  const incoming: Incoming[] = [];
  const faults: StatementFault[] = [];
  let outgoing = 0;
  for (const [place, row] of body.entries()) {
    const read = lineOf(row, how, account);
    if (read === 'outgoing') outgoing += 1;
    else if ('code' in read) faults.push({ row: first + place, ...read });
    else incoming.push(read);
  }
  return { incoming, outgoing, faults };
}

type Line = Incoming | 'outgoing' | Omit<StatementFault, 'row'>;

function lineOf(row: readonly string[], how: StatementColumns, account: string): Line {
  const written = writtenAmount(row, how);
  if (written.isOutgoing) return 'outgoing';
  const code = cellOf(row, how.currency).toUpperCase().replace('€', 'EUR').replace('£', 'GBP');
  const currency = code || how.usualCurrency;
  if (!isCurrency(currency)) return { code: 'currency_unknown', value: beginningOf(currency, 40) };
  const amount = minorOf(written.decimal, currency);
  if (amount === null) return { code: 'amount_wrong', value: beginningOf(written.cell, 40) };
  const day = cellOf(row, how.bookedOn);
  const bookedOn = dayIn(day, how.dates);
  if (!bookedOn) return { code: 'day_wrong', value: beginningOf(day, 40) };
  return {
    kind: 'credit',
    bookedOn,
    amount,
    currency,
    payer: beginningOf(cellOf(row, how.payer), 200),
    payerAccount: beginningOf(cellOf(row, how.payerAccount), 50),
    text: cellOf(row, how.text),
    reference: beginningOf(cellOf(row, how.reference), 100),
    bankReference: beginningOf(cellOf(row, how.bankReference), 100),
    account: beginningOf(cellOf(row, how.account).replaceAll(' ', ''), 50) || account,
  };
}

/** One column with signs, or one for what came and one for what went. */
function writtenAmount(row: readonly string[], how: StatementColumns) {
  const came = cellOf(row, how.amount) || cellOf(row, how.credit);
  const cell = came || cellOf(row, how.debit);
  const bare = cell.replace(/[^\d.,+\-−()]/g, '');
  const isBelowZero = /^[-−(]|[-−)]$/.test(bare);
  const figures = bare.replace(/[+\-−()]/g, '');
  const decimal =
    how.decimals === 'comma'
      ? figures.replaceAll('.', '').replace(',', '.')
      : figures.replaceAll(',', '');
  return { cell, decimal, isOutgoing: isBelowZero || (!came && cell !== '') };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dayIn(words: string, dates: StatementColumns['dates']): string | null {
  const named = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*[ -](\d{4}|\d\d)\b/.exec(words);
  if (named) {
    const month = months.indexOf((named[2] ?? '').toLowerCase()) + 1;
    return dayOf(named[3] ?? '', String(month), named[1] ?? '');
  }
  const [, one = '', two = '', three = ''] =
    /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})\b/.exec(words) ?? [];
  if (dates === 'ymd') return dayOf(one, two, three);
  return dates === 'dmy' ? dayOf(three, two, one) : dayOf(three, one, two);
}
