import type { StatementColumns } from '@plenum/contract';
import { textOf } from '../../../platform/charset.ts';
import { problem } from '../../../platform/http/problem.ts';
import { type Incoming, type StatementFile, Unreadable } from './statements.incoming.ts';
import { keyed } from './statements.keys.ts';
import { namesIn } from './statements.names.ts';
import { readCamt } from './statements.read-camt.ts';
import { readCsv } from './statements.read-csv.ts';

const mostEntries = 5_000;

export type NamedIncoming = Incoming & { key: string; names: string[] };
export type StatementRead = Omit<StatementFile, 'incoming'> & { incoming: NamedIncoming[] };

/** In a thread: what a bank, or somebody who pretends to be one, wrote. */
export function readStatement(
  bytes: Uint8Array,
  usualCurrency: string,
  columns: StatementColumns | null,
): StatementRead {
  try {
    const content = textOf(bytes);
    if (content === null) throw new Unreadable('The file is no text.');
    const isXml = /^\s*</.test(content.slice(0, 1_000));
    const file = isXml ? readCamt(content) : readCsv(content, usualCurrency, columns);
    if (file.incoming.length > mostEntries) throw new Unreadable('More than 5,000 entries.');
    const incoming = keyed(file.incoming).map((line) => ({
      ...line,
      names: namesIn(`${line.text} / ${line.reference}`),
    }));
    return { ...file, incoming };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw problem('payments.statement_unreadable', { detail: error.message });
  }
}
