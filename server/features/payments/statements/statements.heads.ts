import type { StatementColumns } from '@plenum/contract';
import { isCurrency } from './statements.incoming.ts';

type Column = Exclude<keyof StatementColumns, 'separator' | 'dates' | 'decimals' | 'usualCurrency'>;

/** What banks in Germany, Britain and elsewhere call their columns; the better word first. */
const called: Readonly<Record<Column, readonly RegExp[]>> = {
  bookedOn: [
    /^(buchungstag|buchungsdatum|buchung|booking date|booked on|posting date|date posted)$/,
    /^(date|datum|transaction date|completed date|date de comptabilisation|data)\b/,
    /^(valuta|wertstellung|value date)/,
  ],
  amount: [
    /^(betrag|amount|montant|valor|importo?|paid in\/out)\b/,
    /^(umsatz|value|transaction amount|betrag in .*)$/,
  ],
  credit: [/^(credit|paid in|money in|haben|gutschrift|cr[ée]dit|cr[ée]dito|deposits?)\b/],
  debit: [/^(debit|paid out|money out|soll|lastschrift|d[ée]bit|d[ée]bito|withdrawals?)\b/],
  currency: [/^(w[aä]hrung|waehrung|currency|devise|moeda|ccy)$/],
  payer: [
    /^(beg[uü]nstigter|beguenstigter|zahlungspflichtige|auftraggeber|name zahlungsbeteiligter)/,
    /^(payer|counterparty|name|partner name|nom|nome|merchant|from)\b/,
  ],
  payerAccount: [
    /^(kontonummer\/iban|iban( zahlungsbeteiligter)?|payer account|counterparty iban)$/,
  ],
  text: [
    /^(verwendungszweck|remittance|libell[ée]|descri[çc][aã]o|communication)/,
    /^(description|transaction description|memo|details|narrative|payment reference)\b/,
  ],
  reference: [/^(kundenreferenz|end.to.end|reference|r[ée]f[ée]rence|refer[êe]ncia)/],
  bankReference: [/^(bank reference|transaction id|transaktions.?id|buchungsreferenz|id)$/],
  account: [/^(auftragskonto|iban auftragskonto|account( number)?|own account|compte|conta)$/],
};

const columnNames = Object.keys(called) as Column[];

const plainHead = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[^\p{L}\d/]+/gu, ' ')
    .trim();

/** Which column says what; the better word wins, and each column says one thing. */
export function columnsCalled(heads: readonly string[]): Partial<Record<Column, number>> {
  const plain = heads.map(plainHead);
  const found: Partial<Record<Column, number>> = {};
  for (const name of columnNames) {
    for (const word of called[name]) {
      const place = plain.findIndex(
        (head, index) => word.test(head) && !Object.values(found).includes(index),
      );
      if (place >= 0 && found[name] === undefined) found[name] = place;
    }
  }
  return found;
}

/** What a head says in brackets: Betrag (€), Amount (GBP). */
export function currencyIn(heads: readonly string[]): string | null {
  const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' };
  for (const head of heads) {
    const word = /[([]\s*([^)\]]{1,5}?)\s*[)\]]/.exec(head)?.[1] ?? '';
    const code = signs[word] ?? word.toUpperCase();
    if (isCurrency(code)) return code;
  }
  return null;
}
