import type { BankEntry, EntryAssignment } from '@plenum/contract';
import { exactly, sumOf } from '../../../platform/amounts/amounts.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { lockedOwed } from '../../invoices/index.ts';
import { recordPayment } from '../payments.record.ts';
import { isSettled, lockedEntry } from './statements.access.ts';
import { tellChanged } from './statements.entries.ts';
import { tellEntries } from './statements.live.ts';
import { insertPart, lockSure, updateEntry } from './statements.queries.ts';
import type { EntryRow } from './statements.rows.ts';

/** The line is locked before the invoice, here and where many are confirmed at once. */
export const assignEntry = (
  work: Work,
  person: Person,
  id: number,
  { invoiceId, parts = [] }: EntryAssignment,
): Promise<BankEntry> =>
  work.transaction(async (tx) => {
    const entry = await lockedEntry(tx, person, id);
    if (isSettled(entry)) throw problem('payments.entry_settled');
    if (entry.kind === 'reversal') throw problem('payments.entry_reversed');
    const ids = [...parts.map((part) => part.invoiceId), invoiceId];
    await lockPayable(work, tx, person, entry, ids);
    const rest = BigInt(entry.amount) - sumOf(parts.map(({ amount }) => BigInt(amount)));
    if (rest <= 0n || new Set(ids).size < ids.length) throw problem('payments.parts_wrong');
    await paid(work, tx, person, entry, [...parts, { invoiceId, amount: exactly(rest) }]);
    return tellChanged(tx, person, id);
  });

/** All of them before any is paid, by their ids: two who pay some of the same wait in one order. */
async function lockPayable(
  work: Work,
  tx: Tx,
  person: Person,
  entry: EntryRow,
  ids: readonly number[],
): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const { currency } = await lockedOwed(work, tx, person, id);
    if (currency !== entry.currency) throw problem('payments.other_currency');
  }
}

/** The key of a payment is that of the line and the invoice: however it is said, it counts once. */
async function paid(
  work: Work,
  tx: Tx,
  person: Person,
  { id, text, payer, bookedOn }: EntryRow,
  parts: readonly { invoiceId: number; amount: number }[],
): Promise<void> {
  const { organisationId } = person;
  for (const { invoiceId, amount } of parts) {
    const payment = await recordPayment(insideOf(work, tx), person, {
      invoiceId,
      amount,
      way: 'transfer',
      state: 'paid',
      reference: text || payer,
      paidOn: bookedOn,
      key: `statement-entry-${id}-${invoiceId}`,
    });
    await insertPart(tx, organisationId, id, payment.id);
  }
  await updateEntry(tx, organisationId, id, { state: 'assigned', why: '' });
}

const atOnce = 200;

/** Each is looked at again once its invoice is locked: another may have paid it a moment ago. */
export const confirmSure = (work: Work, person: Person) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const sure = await lockSure(tx, organisationId, atOnce);
    const byInvoice = sure
      .map(({ id, named: [invoiceId = 0] }) => ({ id, invoiceId }))
      .toSorted((one, other) => one.invoiceId - other.invoiceId || one.id - other.id);
    let confirmed = 0;
    for (const { id, invoiceId } of byInvoice) {
      const { balance } = await lockedOwed(work, tx, person, invoiceId);
      const entry = await lockedEntry(tx, person, id);
      if (entry.standing === 'sure' && balance === entry.amount) {
        await paid(work, tx, person, entry, [{ invoiceId, amount: entry.amount }]);
        confirmed += 1;
      }
    }
    if (confirmed > 0) tellEntries(tx, organisationId);
    return { confirmed, left: confirmed > 0 && sure.length === atOnce };
  });
