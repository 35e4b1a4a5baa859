import type { Invoice, Language } from '@plenum/contract';
import { createTranslator } from 'use-intl/core';
import de from '../../locales/de/papers.json' with { type: 'json' };
import en from '../../locales/en/papers.json' with { type: 'json' };
import fr from '../../locales/fr/papers.json' with { type: 'json' };
import pt from '../../locales/pt/papers.json' with { type: 'json' };
import { problem } from '../../platform/http/problem.ts';
import { wordsIn } from '../../platform/words.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Doer } from '../audit/index.ts';
import { billSold } from '../invoices/index.ts';
import type { BookingRow, LineRow } from './bookings.rows.ts';

const texts = { en, de, fr, pt };

/** A line for each of the booking's, in their order: by it what is cancelled is taken back. */
export async function billed(
  work: Work,
  tx: Tx,
  by: Doer,
  { address, email, language, lines, currency, reference, ...booking }: BookingRow,
): Promise<Invoice> {
  if (!address) throw problem('bookings.incomplete');
  return billSold(work, tx, by, {
    client: { ...address, email, language },
    service: reference,
    currency,
    pricesIncludeTax: booking.pricesIncludeTax && !booking.isReverseCharge,
    lines: lines.map((line) => invoiceLine(line, language)),
  });
}

export const saidIn = (words: LineRow['name'], language: Language): string =>
  wordsIn(words, [language]).trim();

/** An upgrade says from which ticket: what is billed is the difference. */
function describedIn({ name, priceName, upgrades }: LineRow, language: Language): string {
  const say = createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'tickets',
  });
  const from = upgrades && say('upgradeFrom', { ticket: saidIn(upgrades.name, language) });
  return [saidIn(name, language), saidIn(priceName, language), from].filter(Boolean).join(' · ');
}

const invoiceLine = (line: LineRow, language: Language) => ({
  description: describedIn(line, language),
  quantity: line.quantity,
  unitPrice: line.price,
  discount: null,
  taxRate: line.taxRate,
  taxReason: line.taxReason,
});
