import type { Offer } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireEvent } from '../events/index.ts';
import { hasSender, isEuVatId, settingsOf } from '../invoices/index.ts';
import { offeredWays } from '../payments/index.ts';
import { findPackages } from '../sponsors/index.ts';
import { findCodes } from './codes/codes.queries.ts';
import { findInvited } from './invitations/invitations.queries.ts';
import { findPools } from './pools/pools.queries.ts';
import { findParts } from './opens/opens.service.ts';
import { faultsOf } from './tickets.faults.ts';
import { findQuestions, findTickets } from './tickets.queries.ts';
import { saleOf } from './tickets.sale.ts';
import { codeView, poolView, questionView, saleView, ticketView } from './tickets.view.ts';

declare module '../../platform/work.ts' {
  interface Answers {
    /** Whether who comes before the sale opens is drawn an order, and was not drawn one yet. */
    opensWithDraw(db: Db, of: { organisationId: number; eventId: number }): Promise<boolean>;
  }
}

/** All that an event offers, for who runs it. */
export async function readWhole(work: Work, person: Person, eventId: number): Promise<Offer> {
  const { db, answers, clock } = work;
  const event = await requireEvent(db, person, eventId);
  const { organisationId } = event;
  const sale = await saleOf(db, organisationId, eventId);
  const tickets = await findTickets(db, organisationId, eventId);
  const pools = await findPools(db, organisationId, eventId);
  const codes = await findCodes(db, organisationId, eventId);
  const invited = await findInvited(db, organisationId, eventId);
  const questions = await findQuestions(db, organisationId, eventId);
  const booked = await answers.bookedOf(db, organisationId, eventId);
  const settings = await settingsOf(db, organisationId);
  const ways = await offeredWays(db, organisationId, { ...settings, currency: sale.currency });
  const packages = await findPackages(db, organisationId, eventId);
  const parts = await findParts(db, organisationId, eventId);
  return {
    settings: saleView(sale),
    tickets: tickets.map((row) => ticketView(row, pools, booked, clock.now())),
    pools: pools.map(poolView),
    codes: codes.map((row) => codeView(row, booked)),
    questions: questions.map((row) => questionView(row, booked)),
    parts,
    sponsorPackages: packages.map(({ id, name }) => ({ id, name })),
    faults: faultsOf({
      event,
      sale,
      tickets,
      pools,
      codes,
      invited,
      questions,
      sessions: parts.sessions,
      hasSender: hasSender(settings),
      hasWay: ways.length > 0,
      hasVatId: isEuVatId(settings.sender),
      opensWithDraw: await answers.opensWithDraw(db, { organisationId, eventId }),
    }),
  };
}
