import { moneyIn } from '../../../platform/amounts/money-words.ts';
import { letter } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { languageFor } from '../../accounts/index.ts';
import { organisationById } from '../../organisations/index.ts';
import type { LineRow, OrderRow } from './orders.rows.ts';

/** What was ordered, in the buyer's language; how it is paid is told behind the link. */
export async function mailOrder(
  work: Work,
  tx: Tx,
  organisationId: number,
  { id, personId, number, email, gross, currency, shipping }: OrderRow,
  lines: readonly LineRow[],
): Promise<void> {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation?.isVerified) return;
  const language = await languageFor(tx, { personId, browser: null, organisation });
  const money = moneyIn(language, currency);
  const words = [
    ...lines.map((line) => wordLine(line, money)),
    ...(shipping ? [`${shipping.name}: ${money(shipping.gross)}`] : []),
  ].join('\n');
  const values = {
    email,
    organisation: organisation.name,
    order: number,
    amount: money(gross),
    words,
  };
  const link = `${addressOf(work.config)}/apps/ecommerce/orders/${id}`;
  const sender = { organisationId };
  await postLetter(work, tx, sender, email, letter(language, 'shopOrdered', values, link));
}

type WordMoney = (amount: number) => string;

const wordLine = ({ name, values, quantity, gross }: LineRow, money: WordMoney): string =>
  `${quantity} × ${[name, ...values].join(', ')}: ${money(gross)}`;
