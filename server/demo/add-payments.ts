import type { Invoice, PaymentInput } from '@plenum/contract';
import { creditInvoice } from '../features/invoices/index.ts';
import { markPayment, recordPayment, refundPayment } from '../features/payments/index.ts';
import type { Person } from '../platform/person.ts';
import type { Work } from '../platform/work.ts';

/** The same work, so many days after an invoice went out. */
export type After = (days: number) => Work;

interface Paying {
  after: After;
  person: Person;
  invoice: Invoice;
}

type Said = Pick<PaymentInput, 'way' | 'reference'> & Partial<PaymentInput>;

const pay = (days: number, amount: number, said: Said, { after, person, invoice }: Paying) =>
  recordPayment(after(days), person, {
    state: 'paid',
    paidOn: null,
    ...said,
    invoiceId: invoice.id,
    amount,
  });

const numberOf = ({ number }: Invoice) => number ?? '';
const companyOf = ({ client }: Invoice) => client?.company ?? '';

const byTransfer = (reference: string): Said => ({ way: 'transfer', reference });
const onSite = (reference: string): Said => ({ way: 'on_site', reference });

/** How people pay: most as they are asked, some in parts, some at the desk, some at the second try. */
const manners: readonly ((paying: Paying) => Promise<unknown>)[] = [
  (paying) => {
    const { invoice } = paying;
    return pay(9, invoice.gross, byTransfer(`Invoice ${numberOf(invoice)}`), paying);
  },
  async (paying) => {
    const { gross } = paying.invoice;
    const deposit = Math.round(gross * 0.4);
    await pay(3, deposit, byTransfer(`${numberOf(paying.invoice)} deposit`), paying);
    await pay(24, gross - deposit, byTransfer(`${numberOf(paying.invoice)} balance`), paying);
  },
  (paying) => pay(1, paying.invoice.gross, onSite('Card terminal, slip 4471'), paying),
  (paying) => {
    const { invoice } = paying;
    const words = `${companyOf(invoice)} RE ${numberOf(invoice).replace('-', ' / ')}`;
    return pay(14, invoice.gross, byTransfer(words), paying);
  },
  async (paying) => {
    const { after, person, invoice } = paying;
    const said = { ...byTransfer(`Inv. ${numberOf(invoice)}`), state: 'pending' } as const;
    const { id } = await pay(6, invoice.gross, said, paying);
    const why = 'Returned by the bank: account closed';
    await markPayment(after(8), person, id, { state: 'failed', why });
    await pay(19, invoice.gross, byTransfer(`Inv. ${numberOf(invoice)}, new account`), paying);
  },
  (paying) => pay(0, paying.invoice.gross, onSite('Cash at the registration desk'), paying),
];

export const payWhole = (paying: Paying, place: number): Promise<unknown> | undefined =>
  manners[place % manners.length]?.(paying);

const parts = [1 / 2, 1 / 3, 1 / 4, 3 / 5];

/** Some of it; every third has said that the rest is on its way. */
export async function payPart(paying: Paying, place: number): Promise<void> {
  const { invoice } = paying;
  const some = Math.floor(invoice.gross * (parts[place % parts.length] ?? 1));
  const said = place % 4 === 3 ? onSite('Deposit at the desk') : byTransfer(numberOf(invoice));
  await pay(2, some, said, paying);
  if (place % 3 !== 0) return;
  const rest = { ...byTransfer(`${numberOf(invoice)} rest`), state: 'pending' } as const;
  await pay(4, invoice.gross - some, rest, paying);
}

/** Three tickets were given back and are paid back: nothing is owed by anybody. */
export async function payAndGetBack(paying: Paying): Promise<void> {
  const { after, person, invoice } = paying;
  const why = 'Three colleagues could not come';
  const { id } = await pay(7, invoice.gross, byTransfer(`Tickets ${numberOf(invoice)}`), paying);
  const lines = [{ place: 0, quantity: 3 }];
  const note = await creditInvoice(after(12), person, invoice.id, { why, lines });
  const said = { way: 'transfer', state: 'paid', why } as const;
  await refundPayment(after(13), person, id, { ...said, amount: note.gross });
}
