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
import { recordPayment } from '../features/payments/index.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Person } from '../platform/person.ts';
import type { Work } from '../platform/work.ts';
import { demoBatches, demoBilling, demoClients, demoServices } from './invoices.ts';

const dayMs = 86_400_000;

/** The same work, so many days before. */
function before(work: Work, days: number): Work {
  const now = () => new Date(work.clock.now().getTime() - days * dayMs);
  return { ...work, clock: { ...work.clock, now } };
}

/** Written on the days they bear, so that numbers rise with them. */
export async function addInvoices(work: Work, person: Person): Promise<void> {
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
      made.push(await brought(work, person, draft, state, days));
      if (state === 'past_due') late.push(draft.id);
    }
  }
  await takeBack(work, person, made);
  await send(work, person, late);
}

/** To where it stands, as it gets there in life. */
async function brought(
  work: Work,
  person: Person,
  draft: Invoice,
  state: InvoiceState,
  days: number,
): Promise<Invoice> {
  if (state === 'draft') return draft;
  const { id, gross } = await issueInvoice(before(work, days), person, draft.id);
  const later = before(work, Math.max(0, days - 5));
  if (state === 'downloaded') return noteDownloaded(later, person, id);
  const amount = { paid: gross, partial_payment: Math.floor(gross / 3) }[state as string];
  if (amount) {
    const said = { way: 'transfer', state: 'paid', paidOn: null } as const;
    await recordPayment(later, person, { ...said, invoiceId: id, amount, reference: 'Transfer' });
  }
  return { ...draft, id };
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
