import type { Invoice, Language } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { wordsIn } from '../../platform/words.ts';
import { insideOf, type Tx, type Work } from '../../platform/work.ts';
import type { Doer } from '../audit/index.ts';
import { addDraft, ensureClient, issueInvoice, settingsOf } from '../invoices/index.ts';
import type { BookingRow, LineRow } from './bookings.rows.ts';

/** A line for each of the booking's, in their order: by it what is cancelled is taken back. */
export async function billed(
  work: Work,
  tx: Tx,
  by: Doer,
  { address, email, language, lines, currency, pricesIncludeTax, reference }: BookingRow,
): Promise<Invoice> {
  if (!address) throw problem('bookings.incomplete');
  const inside = insideOf(work, tx);
  const client = await ensureClient(inside, by, { ...address, email, language });
  const { note } = await settingsOf(tx, by.organisationId);
  const draft = await addDraft(inside, by, {
    clientId: client.id,
    service: reference,
    currency,
    pricesIncludeTax,
    discount: null,
    suppliedOn: null,
    dueOn: null,
    note,
    lines: lines.map((line) => invoiceLine(line, language)),
  });
  return issueInvoice(inside, by, draft.id);
}

export const saidIn = (words: LineRow['name'], language: Language): string =>
  wordsIn(words, [language]).trim();

const invoiceLine = (
  { name, priceName, quantity, price, taxRate, taxReason }: LineRow,
  language: Language,
) => ({
  description: [saidIn(name, language), saidIn(priceName, language)].filter(Boolean).join(' · '),
  quantity,
  unitPrice: price,
  discount: null,
  taxRate,
  taxReason,
});
