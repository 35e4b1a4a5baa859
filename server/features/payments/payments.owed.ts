import type { Invoice, Owed, Paying } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { findLastTry } from './payments.queries.ts';
import { howToPay } from './ways/ways.offered.ts';

/** How the money of something that was bought stands. */
export const owedView = (invoice: Invoice): Owed => ({
  id: invoice.id,
  number: invoice.reference,
  state: invoice.state,
  credited: invoice.credited,
  paid: invoice.paid,
  balance: invoice.balance,
  creditNotes: invoice.creditNotes.map(({ number, gross }) => ({ number, gross })),
});

interface Bought {
  /** What was called off is paid no more. */
  stands: boolean;
  keptUntil: Date | null;
}

/** How who bought something pays its invoice. */
export async function payingOf(
  db: Db,
  organisationId: number,
  { id, reference: number, balance, currency, bank }: Invoice,
  { stands, keptUntil }: Bought,
): Promise<Paying> {
  const owed = { number, currency, bank, balance: stands ? balance : 0 };
  return {
    ...(await howToPay(db, organisationId, owed)),
    attempt: await findLastTry(db, organisationId, id),
    keptUntil: keptUntil?.toISOString() ?? null,
  };
}
