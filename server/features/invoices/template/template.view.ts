import {
  type ClientInput,
  decimalOf,
  type InvoiceState,
  type TemplateClient,
  type TemplateInvoice,
} from '@plenum/contract';
import { wordMoney } from '@plenum/contract/kernel/word-money.ts';
import { countryName } from '../invoices.checks.ts';
import { daysAfter } from '../invoices.days.ts';
import type { TemplateRow } from './template.queries.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2019-12-03` as `03 Dec 2019`. */
const dayText = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${months[Number(month) - 1] ?? ''} ${year}`;
};

/** `$724`, `-$205`, `$12,110.55`: cents only where there are some. */
export const moneyText = (amount: number, currency: string): string =>
  wordMoney(amount, currency, 'en-US', { isShort: true });

export const templateClient = (client: ClientInput | null): TemplateClient => ({
  address: [client?.street, client?.city].filter(Boolean).join(', '),
  company: client?.company ?? '',
  companyEmail: client?.email ?? '',
  country: countryName(client?.country ?? ''),
  contact: client?.phone ?? '',
  name: client?.name ?? '',
});

export const statuses = {
  draft: 'Draft',
  sent: 'Sent',
  downloaded: 'Downloaded',
  partial_payment: 'Partial Payment',
  paid: 'Paid',
  past_due: 'Past Due',
} as const satisfies Record<InvoiceState, TemplateInvoice['invoiceStatus']>;

/** A draft has the days it would have if it were issued when it was made. */
export function templateInvoice(row: TemplateRow, termDays: number): TemplateInvoice {
  const issued = row.issuedOn ?? row.createdAt.toISOString().slice(0, 10);
  return {
    id: row.id,
    issuedDate: dayText(issued),
    client: templateClient(row.client),
    service: row.service,
    total: Number(decimalOf(row.gross, row.currency)),
    avatar: '',
    invoiceStatus: statuses[row.state],
    balance: row.balance === 0 ? 0 : moneyText(row.balance, row.currency),
    dueDate: dayText(row.dueOn ?? daysAfter(issued, termDays)),
  };
}
