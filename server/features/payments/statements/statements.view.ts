import type { BankEntry, EntryCandidate, EntryPart } from '@plenum/contract';
import { sumOf } from '../../../platform/amounts/amounts.ts';
import type { OwedRow } from '../../invoices/index.ts';
import type { EntryRow } from './statements.rows.ts';

/** More than a person compares. */
const mostCandidates = 6;

export function entryView(row: EntryRow, owed: readonly OwedRow[]): BankEntry {
  const { named: _, ...entry } = row;
  const isOpen = !['assigned', 'ignored', 'reversed'].includes(row.standing);
  // Where one is sure, the others are no question.
  const asked = row.standing === 'sure' ? owed.filter(({ id }) => row.named.includes(id)) : owed;
  return {
    ...entry,
    candidates: isOpen ? candidatesOf(row, asked) : [],
    together: isOpen ? togetherOf(row, owed) : [],
  };
}

/** Who pays several at once names them, and comes to the last cent. */
function togetherOf({ named, amount, currency }: EntryRow, owed: readonly OwedRow[]): EntryPart[] {
  const open = owed.filter(
    (one) => named.includes(one.id) && one.currency === currency && one.balance > 0,
  );
  if (open.length < 2 || sumOf(open.map(({ balance }) => BigInt(balance))) !== BigInt(amount)) {
    return [];
  }
  return open
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, number, balance }) => ({ invoiceId: id, number, amount: balance }));
}

const candidatesOf = (entry: EntryRow, owed: readonly OwedRow[]): EntryCandidate[] =>
  owed
    .map((invoice) => candidateOf(entry, invoice))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, mostCandidates);

const weights = { number: 4, amount: 2, client: 1 } as const;

const weightOf = ({ reasons, doubts }: EntryCandidate): number =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0) - doubts.length / 10;

function candidateOf(entry: EntryRow, invoice: OwedRow): EntryCandidate {
  const { id: invoiceId, number, clientName, currency, balance, dueOn } = invoice;
  const isSameCurrency = currency === entry.currency;
  const isNamed = entry.named.includes(invoiceId);
  const isClient = entry.payer !== '' && clientName.toLowerCase() === entry.payer.toLowerCase();
  const isAmount = isSameCurrency && balance > 0 && balance === entry.amount;
  // What is paid is only of interest where the payer named it.
  const isWorthy = isNamed || (isSameCurrency && balance > 0);
  return {
    invoiceId,
    number,
    clientName,
    currency,
    balance,
    dueOn,
    reasons: isWorthy
      ? [
          ...(isNamed ? (['number'] as const) : []),
          ...(isAmount ? (['amount'] as const) : []),
          ...(isClient ? (['client'] as const) : []),
        ]
      : [],
    doubts: doubtsOf(entry, invoice),
  };
}

function doubtsOf(entry: EntryRow, { currency, balance }: OwedRow): EntryCandidate['doubts'] {
  if (currency !== entry.currency) return ['other_currency'];
  if (balance <= 0) return ['paid_already'];
  return balance === entry.amount ? [] : ['other_amount'];
}
