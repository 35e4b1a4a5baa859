import { randomUUID } from 'node:crypto';
import type { BankEntry } from '@plenum/contract';
import { keepStatement } from '../../features/payments/index.ts';
import { readStatement } from '../../features/payments/statements/statements.read-file.ts';
import { listEntries } from '../../features/payments/statements/statements.entries.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

export interface CamtLine {
  amount: string;
  text?: string;
  payer?: string;
  currency?: string;
  bookedOn?: string;
  reference?: string;
  /** What the bank calls it; null where it does not. */
  bankReference?: string | null;
  direction?: 'CRDT' | 'DBIT';
  isReversal?: boolean;
  status?: string;
}

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const entryOf = (line: CamtLine, place: number): string => {
  const { amount, currency = 'EUR', bookedOn = '2026-11-20', direction = 'CRDT' } = line;
  const { payer = 'Ines Prado', text = '', reference = 'NOTPROVIDED' } = line;
  const { bankReference = `BANK-${place}`, status = 'BOOK', isReversal = false } = line;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
    ${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts><Cd>${status}</Cd></Sts>
    <BookgDt><Dt>${bookedOn}</Dt></BookgDt>
    ${bankReference === null ? '' : `<AcctSvcrRef>${bankReference}</AcctSvcrRef>`}
    <NtryDtls><TxDtls><Refs><EndToEndId>${escaped(reference)}</EndToEndId></Refs>
    <RltdPties><Dbtr><Pty><Nm>${escaped(payer)}</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
};

/** As banks send it, version 8 of the message. */
export const aCamt = (lines: readonly CamtLine[], account = 'DE89370400440532013000'): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>${account}</IBAN></Id></Acct>
    ${lines.map(entryOf).join('\n')}
    </Stmt></BkToCstmrStmt></Document>`);

/** A line of a statement that was brought in, about no invoice unless its text says one. */
export async function aBankEntry(
  app: TestApp,
  { person }: Actor,
  line: Partial<CamtLine> = {},
): Promise<BankEntry> {
  const reference = randomUUID();
  const bytes = aCamt([{ amount: '7.77', bankReference: null, ...line, reference }]);
  await keepStatement(app.work, person, 'november.xml', readStatement(bytes, 'EUR', null));
  const query = { q: reference };
  for (const standing of ['unknown', 'doubtful', 'sure', 'reversed'] as const) {
    const { entries } = await listEntries(app.work, person, { ...query, standing });
    if (entries[0]) return entries[0];
  }
  throw new Error('The line was not brought in.');
}
