import type { Discount, InvoiceLine } from '@plenum/contract';
import { addUp } from '../../../platform/amounts/lines.ts';
import { giroCode } from '../../../platform/giro-code/giro-code.ts';
import type { Line, Sheet } from '../../../platform/papers/sheet.ts';
import type { Document } from './paper.document.ts';
import { bankLines, footOf, receiverOf, senderOf } from './paper.parties.ts';
import type { PaperWords } from './paper.words.ts';

/** An issued document as a page in the language of its reader. */
export function sheetOf(document: Document, words: PaperWords): Sheet {
  const { kind, number, parties, service, note } = document;
  return {
    language: words.language,
    title: words.say(kind),
    number,
    from: senderOf(parties.sender, words),
    to: receiverOf(parties.client, words),
    facts: factsOf(document, words),
    subject: service,
    table: tableOf(document, words),
    sums: sumsOf(document, words),
    notes: note === '' ? [] : [note],
    ...payable(document, words),
    foot: footOf(parties.sender, words),
    pages: words.pages,
  };
}

function factsOf(document: Document, { say, day }: PaperWords): Line[] {
  const { kind, number, issuedOn, suppliedOn, dueOn, credits } = document;
  return [
    { label: say('facts.issued'), value: day(issuedOn) },
    { label: say('facts.supplied'), value: day(suppliedOn ?? issuedOn) },
    ...(dueOn === null ? [] : [{ label: say('facts.due'), value: day(dueOn) }]),
    ...(kind === 'invoice' ? [{ label: say('facts.reference'), value: number }] : []),
    ...(credits ? [{ label: say('facts.credits'), value: credits.number }] : []),
  ];
}

/** Prices with their tax in them come to what is paid, those without to what is before it. */
function tableOf({ lines, pricesIncludeTax, currency }: Document, words: PaperWords) {
  const { say, count, money } = words;
  const figure = (title: string) => ({ title, isFigure: true });
  return {
    columns: [
      { title: say('lines.description'), isWide: true },
      figure(say('lines.quantity')),
      figure(say('lines.unitPrice')),
      figure(say('lines.tax')),
      figure(say(pricesIncludeTax ? 'lines.gross' : 'lines.net')),
    ],
    rows: lines.map((line) => [
      { text: line.description, below: discountText(line, currency, words) },
      { text: count(line.quantity) },
      { text: money(line.unitPrice, currency) },
      { text: taxText(line, words) },
      { text: money(pricesIncludeTax ? line.gross : line.net, currency) },
    ]),
  };
}

const valueOf = ({ kind, value }: Discount, currency: string, { rate, money }: PaperWords) =>
  kind === 'percent' ? rate(value) : money(value, currency);

const discountText = ({ discount }: InvoiceLine, currency: string, words: PaperWords) =>
  discount ? words.say('discount', { value: valueOf(discount, currency, words) }) : '';

/** Why there is none is said once, with the sums. */
const taxText = ({ taxRate, taxReason }: InvoiceLine, { rate }: PaperWords) =>
  taxReason ? '–' : rate(taxRate);

function sumsOf(document: Document, words: PaperWords): Line[] {
  const { say, money, rate } = words;
  const { net, gross, currency, discount, lines } = document;
  const whole = discount
    ? [{ label: say('wholeDiscount', { value: valueOf(discount, currency, words) }), value: '' }]
    : [];
  const taxes = addUp(lines).taxes.map(({ rate: of, reason, net: base, tax }) => ({
    label: reason
      ? say('noTaxOn', { reason: say(`reasons.${reason}`) })
      : say('taxOn', { rate: rate(of), base: money(base, currency) }),
    value: money(tax, currency),
  }));
  return [
    ...whole,
    { label: say('net'), value: money(net, currency) },
    ...taxes,
    { label: say('gross'), value: money(gross, currency), isStrong: true },
  ];
}

/** Only an invoice is paid by whoever gets it. */
function payable(document: Document, words: PaperWords): Pick<Sheet, 'bank' | 'code'> {
  const { kind, parties, gross, currency, number } = document;
  if (kind === 'credit_note' || gross === 0) return { bank: [], code: null };
  const { bank, sender } = parties;
  const transfer = { ...bank, holder: bank.holder || sender.name };
  const svg = giroCode({ ...transfer, amount: gross, currency, reference: number });
  return {
    bank: bankLines(bank, words),
    code: svg === null ? null : { svg, label: words.say('code') },
  };
}
