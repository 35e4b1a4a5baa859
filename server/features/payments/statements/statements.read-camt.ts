import type { StatementFault } from '@plenum/contract';
import { isNode, readXml } from '../../../platform/xml/read-xml.ts';
import {
  dayOf,
  type Incoming,
  isCurrency,
  minorOf,
  plain,
  type StatementFile,
  Unreadable,
} from './statements.incoming.ts';

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/** What stands at a path, the first of several. */
function at(node: unknown, path: string): unknown {
  let found = node;
  for (const name of path.split('/')) {
    const one: unknown = Array.isArray(found) ? found[0] : found;
    if (!isNode(one)) return undefined;
    found = one[name];
  }
  return found;
}

/** The first of the paths where something stands. */
function words(node: unknown, ...paths: string[]): string {
  for (const path of paths) {
    const one = listOf(at(node, path))[0];
    const found = isNode(one) ? one['#text'] : one;
    if (typeof found === 'string' && found.trim()) return found.trim();
  }
  return '';
}

export function readCamt(content: string): StatementFile {
  const root = readXml(content);
  if (!root) throw new Unreadable('The file is not XML, or has a document type.');
  const statements = listOf(at(root, 'Document/BkToCstmrStmt/Stmt'));
  if (statements.length === 0) throw new Unreadable('There is no camt.053 statement in the file.');
  const reading: Reading = { incoming: [], faults: [], outgoing: 0, pending: 0, row: 0 };
  for (const statement of statements) readEntries(reading, statement);
  const { row: _, ...found } = reading;
  return { format: 'camt', account: accountOf(statements[0]), heads: [], columns: null, ...found };
}

interface Reading {
  incoming: Incoming[];
  faults: StatementFault[];
  outgoing: number;
  pending: number;
  row: number;
}

const accountOf = (statement: unknown): string =>
  plain(words(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id'), 50).replaceAll(' ', '');

function readEntries(reading: Reading, statement: unknown): void {
  const account = accountOf(statement);
  for (const entry of listOf(at(statement, 'Ntry'))) {
    reading.row += 1;
    const isReversal = words(entry, 'RvslInd') === 'true';
    if (!['BOOK', ''].includes(words(entry, 'Sts/Cd', 'Sts'))) reading.pending += 1;
    // A payment of ours that came back is told apart, and so is one to us that was called back.
    else if (words(entry, 'CdtDbtInd') !== 'CRDT' && !isReversal) reading.outgoing += 1;
    else readDetails(reading, entry, { account, kind: isReversal ? 'reversal' : 'credit' });
  }
}

type Known = Pick<Incoming, 'account' | 'kind'>;

/** Several transfers may be booked as one sum. */
function readDetails(reading: Reading, entry: unknown, known: Known): void {
  const details = listOf(at(entry, 'NtryDtls')).flatMap((one) => listOf(at(one, 'TxDtls')));
  const parts = details.length > 1 ? details.map((one) => incomingOf(entry, one, known)) : [];
  const whole = incomingOf(entry, details[0] ?? {}, known, true);
  if ('code' in whole) {
    reading.faults.push({ row: reading.row, ...whole });
    return;
  }
  const read = parts.flatMap((part) => ('code' in part ? [] : [part]));
  const sum = read.reduce((all, { amount }) => all + amount, 0);
  const isSplit = parts.length > 0 && parts.length === read.length && sum === whole.amount;
  reading.incoming.push(...(isSplit ? read : [whole]));
}

type Fault = Omit<StatementFault, 'row'>;

function incomingOf(
  entry: unknown,
  detail: unknown,
  known: Known,
  isWhole = false,
): Incoming | Fault {
  const from = isWhole ? entry : detail;
  const amountAt = isWhole ? 'Amt' : at(detail, 'Amt') === undefined ? 'AmtDtls/TxAmt/Amt' : 'Amt';
  const currency = words(from, `${amountAt}/@_Ccy`);
  if (!isCurrency(currency)) return { code: 'currency_unknown', value: plain(currency, 40) };
  const amount = minorOf(words(from, amountAt), currency);
  if (amount === null) return { code: 'amount_wrong', value: plain(words(from, amountAt), 40) };
  const bookedOn = dayIn(words(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  if (!bookedOn) return { code: 'day_wrong', value: plain(words(entry, 'BookgDt/Dt'), 40) };
  return { ...known, ...payerOf(detail), ...saidIn(entry, detail), currency, amount, bookedOn };
}

const dayIn = (instant: string): string | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(instant) ?? [];
  return dayOf(year, month, day);
};

const payerOf = (detail: unknown): Pick<Incoming, 'payer' | 'payerAccount'> => {
  const parties = at(detail, 'RltdPties');
  const iban = words(parties, 'DbtrAcct/Id/IBAN', 'DbtrAcct/Id/Othr/Id');
  return {
    payer: plain(words(parties, 'UltmtDbtr/Pty/Nm', 'Dbtr/Pty/Nm', 'UltmtDbtr/Nm', 'Dbtr/Nm'), 200),
    payerAccount: plain(iban, 50),
  };
};

type Said = Pick<Incoming, 'text' | 'reference' | 'bankReference'>;

function saidIn(entry: unknown, detail: unknown): Said {
  const free = listOf(at(detail, 'RmtInf/Ustrd')).filter((one) => typeof one === 'string');
  const structured = words(detail, 'RmtInf/Strd/CdtrRefInf/Ref');
  const document = words(detail, 'RmtInf/Strd/RfrdDocInf/Nb');
  const text = [...free, structured, document].filter(Boolean).join(' ');
  const endToEnd = words(detail, 'Refs/EndToEndId');
  return {
    text: plain(text || words(entry, 'AddtlNtryInf'), 500),
    reference: endToEnd === 'NOTPROVIDED' ? '' : plain(endToEnd, 100),
    bankReference: plain(
      words(detail, 'Refs/AcctSvcrRef', 'Refs/TxId') || words(entry, 'AcctSvcrRef', 'NtryRef'),
      100,
    ),
  };
}
