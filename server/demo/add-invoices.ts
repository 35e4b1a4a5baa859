import type { Client, Invoice, InvoiceState } from '@plenum/contract';
import {
  addClient,
  addDraft,
  changeSettings,
  creditInvoice,
  issueInvoice,
  mailAsDrafted,
  noteDownloaded,
  remindAsDrafted,
} from '../features/invoices/index.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Person } from '../platform/person.ts';
import type { Work } from '../platform/work.ts';
import { before } from './before.ts';
import { payAndGetBack, payPart, payWhole } from './add-payments.ts';
import { demoBatches, demoBilling, demoClients, demoServices } from './invoices.ts';

/** What was sold by then and not billed yet is billed first. */
export type SellUntil = (daysAgo: number) => Promise<void>;

/** Written on the days they bear, so that numbers rise with them, whatever is billed in between. */
export async function addInvoices(work: Work, person: Person, sell: SellUntil): Promise<void> {
  await changeSettings(work, person, demoBilling);
  const clients: Client[] = [];
  for (const client of demoClients) clients.push(await addClient(work, person, client));
  const all = demoBatches.flatMap(({ state, count, from, every }) =>
    Array.from({ length: count }, (_one, place) => ({ state, days: from - place * every })),
  );
  const made: Invoice[] = [];
  const late: number[] = [];
  for (const [place, { state, days }] of all.entries()) {
    const client = clients[place % clients.length];
    const service = demoServices[place % demoServices.length];
    if (client && service) {
      await sell(days);
      const draft = await addDraft(before(work, days), person, {
        ...service,
        lines: [...service.lines],
        clientId: client.id,
        currency: 'EUR',
        pricesIncludeTax: false,
        discount: null,
        suppliedOn: null,
        dueOn: null,
        note: '',
      });
      made.push(await brought(work, person, { draft, state, days, place }));
      if (state === 'past_due') late.push(draft.id);
    }
  }
  await sell(0);
  await takeBack(work, person, made);
  await send(work, person, late);
}

interface Course {
  draft: Invoice;
  state: InvoiceState;
  days: number;
  place: number;
}

/** To where it stands, as it gets there in life. */
async function brought(
  work: Work,
  person: Person,
  { draft, state, days, place }: Course,
): Promise<Invoice> {
  if (state === 'draft') return draft;
  const invoice = await issueInvoice(before(work, days), person, draft.id);
  const after = (passed: number) => before(work, Math.max(0, days - passed));
  const paying = { after, person, invoice };
  if (state === 'downloaded') return noteDownloaded(after(5), person, invoice.id);
  if (state === 'partial_payment') await payPart(paying, place);
  if (state === 'paid') await (place === 4 ? payAndGetBack(paying) : payWhole(paying, place));
  return invoice;
}

/** One was paid for more than was delivered: something is owed back. */
async function takeBack(work: Work, person: Person, made: readonly Invoice[]): Promise<void> {
  const workshop = made.find(({ service }) => service === 'Workshop');
  if (!workshop) return;
  const why = 'Two places were given back';
  await creditInvoice(work, person, workshop.id, { why, lines: [{ place: 0, quantity: 2 }] });
}

/** One of those that are late was sent by mail, and reminded of; where PDFs can be made. */
async function send(work: Work, person: Person, [id]: readonly number[]): Promise<void> {
  if (id === undefined) return;
  try {
    await mailAsDrafted(before(work, 40), person, id);
    await remindAsDrafted(before(work, 2), person, id);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'papers_off') throw error;
  }
}
