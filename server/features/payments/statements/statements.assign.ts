import type { BankEntry } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { lockedOwed } from '../../invoices/index.ts';
import { recordPayment } from '../payments.record.ts';
import { isSettled, lockedEntry } from './statements.access.ts';
import { tellChanged } from './statements.entries.ts';
import { tellEntries } from './statements.live.ts';
import { lockSure, updateEntry } from './statements.queries.ts';
import type { EntryRow } from './statements.rows.ts';

/** The line is locked before the invoice, here and where many are confirmed at once. */
export const assignEntry = (
  work: Work,
  person: Person,
  id: number,
  invoiceId: number,
): Promise<BankEntry> =>
  work.transaction(async (tx) => {
    const entry = await lockedEntry(tx, person, id);
    if (isSettled(entry)) throw problem('payments.entry_settled');
    if (entry.kind === 'reversal') throw problem('payments.entry_reversed');
    const { currency } = await lockedOwed(work, tx, person, invoiceId);
    if (currency !== entry.currency) throw problem('payments.other_currency');
    await paid(work, tx, person, entry, invoiceId);
    return tellChanged(tx, person, id);
  });

/** The key of the payment is that of the line: however it is said, it counts once. */
async function paid(work: Work, tx: Tx, person: Person, entry: EntryRow, invoiceId: number) {
  const { id, amount, text, payer, bookedOn } = entry;
  const { id: paymentId } = await recordPayment(insideOf(work, tx), person, {
    invoiceId,
    amount,
    way: 'transfer',
    state: 'paid',
    reference: text || payer,
    paidOn: bookedOn,
    key: `statement-entry-${id}`,
  });
  const { organisationId } = person;
  await updateEntry(tx, organisationId, id, { state: 'assigned', paymentId, why: '' });
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
        await paid(work, tx, person, entry, invoiceId);
        confirmed += 1;
      }
    }
    if (confirmed > 0) tellEntries(tx, organisationId);
    return { confirmed, left: confirmed > 0 && sure.length === atOnce };
  });
