import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InvoiceHead } from '@plenum/contract';
import { decimalOf } from '@plenum/contract/kernel/currency.ts';
import { listInvoices } from '../features/invoices/index.ts';
import { keepStatement, readOwnStatement } from '../features/payments/index.ts';
import { exactly, sumOf } from '../platform/amounts/amounts.ts';
import { csvLine } from '../platform/csv.ts';
import type { Person } from '../platform/person.ts';
import type { Work } from '../platform/work.ts';

const head = ['Booking date', 'Payer', 'Description', 'Amount', 'Currency', 'Transaction ID'];

const halfDayMs = 43_200_000;

type Line = Pick<InvoiceHead, 'clientName' | 'balance' | 'currency'> & { words: string };

/** As the bank of the demo writes it: one of each half day, the newest last. */
function asStatement(lines: readonly Line[], now: Date): Buffer {
  const rows = lines.map(({ clientName, words, balance, currency }, place) => {
    const day = new Date(now.getTime() - (7 - place) * halfDayMs);
    const amount = decimalOf(balance, currency);
    return [
      day.toISOString().slice(0, 10),
      clientName,
      words,
      amount,
      currency,
      `T${1_000 + place}`,
    ];
  });
  return Buffer.from([head, ...rows].map((row) => csvLine(row)).join(''));
}

const bothOf = (...invoices: InvoiceHead[]): number =>
  exactly(sumOf(invoices.map(({ balance }) => BigInt(balance))));

/** What an organiser finds: some of each kind. */
function linesFor(sent: readonly InvoiceHead[], late: readonly InvoiceHead[]): Line[] {
  const [[one, two, three, four, five], [six, seven]] = [sent, late];
  if (!one || !two || !three || !four || !five || !six || !seven) return [];
  const says = ({ number }: InvoiceHead) => number ?? '';
  return [
    { ...one, words: `Invoice ${says(one)}` },
    { ...two, words: `RE ${says(two).replace('-', ' / ')} thank you` },
    { ...three, words: `Payment ${says(three)} less bank fees`, balance: three.balance - 1_250 },
    { ...six, words: `${says(six)} + ${says(seven)}`, balance: bothOf(six, seven) },
    { ...four, words: 'Booth at Horizon Summit' },
    {
      clientName: 'Banco do Cais',
      currency: 'EUR',
      balance: 1_843,
      words: 'Interest, third quarter',
    },
    { ...five, words: says(five) },
  ];
}

/** One statement is imported; a later one, which repeats some of it, lies in the data folder. */
export async function addStatements(work: Work, person: Person): Promise<void> {
  // The oldest: nobody pays before they are asked to.
  const query = { kind: 'invoice', perPage: 10, sort: 'number' } as const;
  const [sent, late] = await Promise.all([
    listInvoices(work, person, { ...query, state: 'sent' }),
    listInvoices(work, person, { ...query, state: 'past_due' }),
  ]);
  const now = work.clock.now();
  const lines = linesFor(sent.invoices, late.invoices);
  const bytes = asStatement(lines.slice(0, -1), now);
  const read = await readOwnStatement(bytes, 'EUR');
  await keepStatement(work, person, 'bank-statement.csv', read);
  const folder = join(work.config.dataDir, 'demo');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'bank-statement.csv'), asStatement(lines, now));
}
