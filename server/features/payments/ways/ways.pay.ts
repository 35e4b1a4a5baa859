import type { PayPage, PaymentWay, TransferDetails, WaySetting } from '@plenum/contract';
import { giroText } from '../../../platform/giro-code/giro-code.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { type IssuedRow, requireInvoice } from '../../invoices/index.ts';
import { isTaken } from '../stripe/stripe.currencies.ts';
import { findKeys } from '../stripe/stripe.queries.ts';
import { requireLinked } from './ways.links.ts';
import { waysOf } from './ways.settings.ts';

/** What somebody who has the link may know: what is printed on the invoice, and what is left of it. */
export async function readPayPage(work: Work, token: string): Promise<PayPage> {
  const linked = await requireLinked(work, token);
  const { organisationId, invoiceId } = linked;
  const { number, parties, ...invoice } = await requireInvoice(work, work.db, linked, invoiceId);
  if (number === null || parties === null) throw problem('not_found');
  const { ways } = await waysOf(work.db, organisationId);
  const transfer = transferFor({ ...invoice, number, parties });
  const { service, currency, gross, balance, dueOn, clientName } = invoice;
  const { name: seller } = parties.sender;
  const facts = { seller, clientName, number, service, currency, gross, balance, dueOn };
  if (balance <= 0) return { ...facts, ways: [], transfer: null };
  const hasKeys = isTaken(currency) && (await findKeys(work.db, organisationId)) !== null;
  const isReady = { transfer: transfer !== null, on_site: true, stripe: hasKeys };
  return { ...facts, ways: ways.flatMap((way) => offered(way, isReady)), transfer };
}

const offered = ({ way, isOn, words }: WaySetting, isReady: Record<PaymentWay, boolean>) =>
  isOn && isReady[way] ? [{ way, words }] : [];

/** None where nobody knows an account. */
function transferFor(invoice: IssuedRow): TransferDetails | null {
  const { number: reference, balance, currency } = invoice;
  const { holder, bankName, iban, swiftCode } = invoice.parties.bank;
  if (iban === '') return null;
  const to = { holder, iban, swiftCode, reference };
  return { ...to, bankName, code: giroText({ ...to, amount: balance, currency }) };
}
