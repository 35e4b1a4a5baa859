import type { InvoiceState } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type IssuedRow, lockedOwed } from './invoices.access.ts';
import { todayOf } from './invoices.days.ts';
import { findOverdue, insertChange, updateStanding } from './invoices.queries.ts';
import { tellChanged } from './invoices.read.ts';
import { leadsTo, settledState } from './invoices.states.ts';

/** Who did it; nobody where it was the clock. */
export type By = Pick<Person, 'organisationId'> & { id: number | null };

interface Standing {
  state: InvoiceState;
  credited: number;
  paid: number;
}

declare module '../../platform/work.ts' {
  interface Followers {
    /** After each change of what an issued invoice is credited or paid; it is locked. */
    invoiceStands(work: Work, tx: Tx, by: By, invoice: InvoiceStanding): Promise<void>;
  }
}

export interface InvoiceStanding {
  id: number;
  gross: number;
  credited: number;
  paid: number;
  /** Before this change. */
  paidBefore: number;
}

/** Changes what is written of an issued one; a new state is kept with who, when and why. */
export async function stand(
  work: Work,
  tx: Tx,
  { organisationId, id: personId }: By,
  { id, written }: Pick<IssuedRow, 'id' | 'written'>,
  now: Standing & { why: string },
): Promise<void> {
  await updateStanding(tx, organisationId, id, now);
  if (now.state === written) return;
  if (!leadsTo(written, now.state)) {
    throw new Error(`An invoice does not go from ${written} to ${now.state}.`);
  }
  const { state, why } = now;
  await insertChange(tx, organisationId, id, {
    state,
    why,
    personId,
    at: work.clock.now(),
  });
}

/** Its state follows its money and the day. */
export async function settle(
  work: Work,
  tx: Tx,
  by: By,
  invoice: IssuedRow,
  { credited, paid, why }: Omit<Standing, 'state'> & { why: string },
): Promise<void> {
  const today = await todayOf(work, tx, by.organisationId);
  const state = settledState({ ...invoice, credited, paid }, today);
  await stand(work, tx, by, invoice, { state, credited, paid, why });
  const { id, gross } = invoice;
  const standing = { id, gross, credited, paid, paidBefore: invoice.paid };
  await work.followers.invoiceStands(work, tx, by, standing);
}

/** When money came in or went back: its state follows, and everyone who runs the organisation hears. */
export async function settleInvoice(
  work: Work,
  tx: Tx,
  by: By,
  invoice: IssuedRow,
  { paid, why }: { paid: number; why: string },
): Promise<void> {
  const { credited } = invoice;
  await settle(work, tx, by, invoice, { credited, paid, why });
  await tellChanged(work, tx, by, invoice.id);
}

const atOnce = 500;

/** Written down and told once its day is over; that it is late is shown from the first minute on. */
export async function noteOverdue(work: Work): Promise<void> {
  for (const { organisationId, id } of await findOverdue(work.db, work.clock.now(), atOnce)) {
    await work.transaction(async (tx) => {
      const by = { organisationId, id: null };
      const invoice = await lockedOwed(work, tx, by, id);
      const { credited, paid, state, written } = invoice;
      if (state !== 'past_due' || written === state) return;
      await stand(work, tx, by, invoice, { credited, paid, state, why: '' });
      await tellChanged(work, tx, by, id);
    });
  }
}
