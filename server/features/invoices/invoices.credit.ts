import type { CreditInput, Invoice } from '@plenum/contract';
import { between, exactly, rounded } from '../../platform/amounts/amounts.ts';
import { addUp } from '../../platform/amounts/lines.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Doer, record } from '../audit/index.ts';
import { type IssuedRow, lockedOwed } from './invoices.access.ts';
import { todayOf } from './invoices.days.ts';
import { countsOf, leftOf, type Taken } from './invoices.left.ts';
import { takeNumber } from './invoices.numbers.ts';
import { findCreditNotes, insertChange, insertCreditNote } from './invoices.queries.ts';
import { tellChanged } from './invoices.read.ts';
import type { LineRow } from './invoices.rows.ts';
import { settingsOf } from './invoices.settings.ts';
import { settle } from './invoices.settle.ts';

/** In hundredths of a percent: what is kept of each line that goes back. */
interface Keeping {
  share: number;
}

/** The invoice is locked: what is left of it is left for this one. Nobody does it where the clock does. */
export const creditInvoice = (
  work: Work,
  person: Doer,
  id: number,
  input: CreditInput,
  { share }: Keeping = { share: 0 },
): Promise<Invoice> =>
  work.transaction(async (tx) => {
    const invoice = await lockedOwed(work, tx, person, id);
    const earlier = await findCreditNotes(tx, person.organisationId, id);
    const lines = linesTaken(invoice, leftOf(invoice.lines, earlier), input.lines).map((line) =>
      withoutShare(line, share, invoice.pricesIncludeTax),
    );
    const sums = addUp(lines);
    const noteId = await insertNote(work, tx, person, invoice, { ...input, lines, sums });
    const credited = invoice.credited + sums.gross;
    const { paid } = invoice;
    await settle(work, tx, person, invoice, { credited, paid, why: input.why });
    await tellChanged(work, tx, person, id);
    return tellChanged(work, tx, person, noteId);
  });

function linesTaken(
  { lines, pricesIncludeTax }: Pick<IssuedRow, 'lines' | 'pricesIncludeTax'>,
  left: readonly number[],
  wanted: readonly Taken[] | null,
): LineRow[] {
  const taken = wanted ? countsOf(wanted) : left.entries();
  const some = [...taken].filter(([, quantity]) => quantity > 0);
  if (some.length === 0 || some.some(([place, quantity]) => quantity > (left[place] ?? 0))) {
    throw problem('invoices.more_than_left');
  }
  return some.flatMap(([place, quantity]) => {
    const line = lines[place];
    if (!line) return [];
    const before = line.quantity - (left[place] ?? 0);
    return [partOf({ ...line, place }, before, quantity, pricesIncludeTax)];
  });
}

/** What falls on so many of a line after those that were taken back before. */
function partOf(line: LineRow, from: number, quantity: number, isIncluded: boolean): LineRow {
  const part = (amount: number) => between(amount, from, from + quantity, line.quantity);
  const tax = part(line.tax);
  // With the tax inside, the price is what was said: a place for 49.00 goes back as 49.00.
  const isSplitWhole = isIncluded && line.gross >= line.quantity;
  const net = isSplitWhole ? part(line.gross) - tax : part(line.net);
  const asked = isIncluded ? net + tax : net;
  const off = BigInt(quantity) * BigInt(line.unitPrice) - asked;
  return {
    ...line,
    quantity,
    discount: off > 0n ? { kind: 'amount', value: exactly(off) } : null,
    net: exactly(net),
    tax: exactly(tax),
    gross: exactly(net + tax),
  };
}

const all = 10_000n;

/** What is kept stays on the invoice, and its tax with it. */
function withoutShare(line: LineRow, share: number, isIncluded: boolean): LineRow {
  if (share === 0) return line;
  const back = (amount: number) => rounded(BigInt(amount) * (all - BigInt(share)), all);
  const tax = back(line.tax);
  const net = isIncluded ? back(line.gross) - tax : back(line.net);
  const asked = isIncluded ? net + tax : net;
  return {
    ...line,
    discount: {
      kind: 'amount',
      value: exactly(BigInt(line.quantity) * BigInt(line.unitPrice) - asked),
    },
    net: exactly(net),
    tax: exactly(tax),
    gross: exactly(net + tax),
  };
}

/** What a credit note over all that is left would leave on the invoice. */
export function keptOf({ lines, left, pricesIncludeTax }: Invoice, share: number): number {
  if (share === 0 || !left.some((count) => count > 0)) return 0;
  const back = linesTaken({ lines, pricesIncludeTax }, left, null);
  const kept = back.map((line) => line.gross - withoutShare(line, share, pricesIncludeTax).gross);
  return kept.reduce((sum, amount) => sum + amount, 0);
}

interface Note {
  why: string;
  lines: LineRow[];
  sums: { net: number; tax: number; gross: number };
}

async function insertNote(
  work: Work,
  tx: Tx,
  person: Doer,
  invoice: IssuedRow,
  { why, lines, sums: { net, tax, gross } }: Note,
): Promise<number> {
  const { organisationId } = person;
  const { creditNotePattern } = await settingsOf(tx, organisationId);
  const issuedOn = await todayOf(work, tx, organisationId);
  const number = await takeNumber(tx, organisationId, creditNotePattern, issuedOn);
  const { id = 0 } =
    (await insertCreditNote(tx, organisationId, invoice.id, {
      ...invoice,
      number,
      issuedOn,
      lines,
      net,
      tax,
      gross,
      note: why,
      suppliedOn: invoice.suppliedOn ?? issuedOn,
    })) ?? {};
  const change = { state: 'sent', at: work.clock.now(), personId: person.id, why } as const;
  await insertChange(tx, organisationId, id, change);
  const { currency } = invoice;
  const deed = { action: 'invoices.credited', subjectId: id, subject: number } as const;
  await record(tx, person, { ...deed, after: { about: invoice.number, gross, currency } });
  return id;
}
