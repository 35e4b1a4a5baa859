import type { Account, CurrencyAccount } from '@plenum/contract';
import type { Sheet } from '../../../platform/papers/sheet.ts';
import type { letterheadFor } from '../../invoices/index.ts';

type Letterhead = Awaited<ReturnType<typeof letterheadFor>>;

/** Without an account there was nothing in that time. */
export function accountSheet(
  { from, until }: Account,
  account: CurrencyAccount | undefined,
  { words, ...letterhead }: Letterhead,
): Sheet {
  const { sayAccount: say, day, money } = words;
  const { currency = '', opening = 0, closing = 0, entries = [] } = account ?? {};
  const { charged = 0, settled = 0 } = account ?? {};
  const amount = (sum: number) => (currency === '' ? '0' : money(sum, currency));
  const figure = (title: string) => ({ title, isFigure: true });
  return {
    ...letterhead,
    title: say('title'),
    number: currency,
    facts: [
      ...(from === null ? [] : [{ label: say('from'), value: day(from) }]),
      { label: say('until'), value: day(until) },
    ],
    subject: '',
    table: {
      columns: [
        { title: say('day') },
        { title: say('what'), isWide: true },
        figure(say('amount')),
        figure(say('balance')),
      ],
      rows: [
        ...(from === null
          ? []
          : [
              [
                { text: day(from) },
                { text: say('opening') },
                { text: '' },
                { text: amount(opening) },
              ],
            ]),
        ...entries.map((entry) => [
          { text: day(entry.day) },
          { text: say(entry.kind, { number: entry.number }), below: entry.reference },
          { text: amount(entry.amount) },
          { text: amount(entry.balance) },
        ]),
      ],
    },
    sums: [
      ...(from === null ? [] : [{ label: say('opening'), value: amount(opening) }]),
      { label: say('charged'), value: amount(charged) },
      { label: say('settled'), value: amount(settled) },
      { label: say('closing'), value: amount(closing), isStrong: true },
    ],
    notes: [],
    bank: closing > 0 ? letterhead.bank : [],
    code: null,
  };
}
