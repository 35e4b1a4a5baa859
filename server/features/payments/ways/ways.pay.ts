import type { PayPage } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { requireInvoice } from '../../invoices/index.ts';
import { requireLinked } from './ways.links.ts';
import { howToPay } from './ways.offered.ts';

/** What somebody who has the link may know: what is printed on the invoice, and what is left of it. */
export async function readPayPage(work: Work, token: string): Promise<PayPage> {
  const linked = await requireLinked(work, token);
  const { organisationId, invoiceId } = linked;
  const { number, parties, ...invoice } = await requireInvoice(work, work.db, linked, invoiceId);
  if (number === null || parties === null) throw problem('not_found');
  const { sender, bank } = parties;
  const { service, currency, gross, balance, dueOn, clientName } = invoice;
  const facts = { seller: sender.name, clientName, number, service, currency, gross, balance };
  const ways = await howToPay(work.db, organisationId, { number, balance, currency, bank });
  return { ...facts, dueOn, ...ways };
}
