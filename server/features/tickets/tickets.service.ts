import type { Ticket, TicketInput, TicketUpdate } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { putBefore } from '../../platform/put-before.ts';
import { wordsIn } from '../../platform/words.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { type EventRow, requireEventLocked, tellOpensChanged } from '../events/index.ts';
import { refuseStrange } from './opens/opens.service.ts';
import { replaceOpens } from './opens/opens.queries.ts';
import { givesRightly } from './packages/packages.rules.ts';
import { refuseStrangeGives } from './packages/packages.service.ts';
import { findPools } from './pools/pools.queries.ts';
import { isInOrder } from './sale/sale.prices.ts';
import {
  lockedThing,
  refuseEmptyWindow,
  refuseMore,
  refuseOlder,
  refuseWordless,
} from './tickets.access.ts';
import { dropInvitations } from './invitations/invitations.service.ts';
import { tellGrown, tellOffer } from './tickets.live.ts';
import { findTickets } from './tickets.queries.ts';
import { ticketView } from './tickets.view.ts';
import {
  deleteTicket,
  findTicket,
  insertTicket,
  reorder,
  replaceDraws,
  updateTicket,
} from './tickets.write.queries.ts';

const most = 100;

function refuseWrong(ticket: TicketInput): void {
  const { name, saleFrom, saleUntil, least, most: top, laterPrices } = ticket;
  refuseWordless(name);
  refuseEmptyWindow(saleFrom, saleUntil);
  if (least > top) throw problem('tickets.least_over_most');
  if (!isInOrder(laterPrices)) throw problem('tickets.prices_wrong');
  if (!givesRightly(ticket)) throw problem('tickets.gives_wrong');
}

/** A pool of another event is missing, as any stranger's is. */
async function refuseStrangePools(tx: Tx, event: EventRow, poolIds: readonly number[]) {
  const pools = await findPools(tx, event.organisationId, event.id);
  if (poolIds.some((id) => !pools.some((pool) => pool.id === id))) throw problem('not_found');
}

async function whole(work: Work, tx: Tx, event: EventRow, id: number): Promise<Ticket> {
  const { organisationId, id: eventId } = event;
  const row = await findTicket(tx, organisationId, id);
  if (!row) throw problem('not_found');
  const pools = await findPools(tx, organisationId, eventId);
  const booked = await work.answers.bookedOf(tx, organisationId, eventId);
  return ticketView(row, pools, booked, work.clock.now());
}

export const addTicket = (work: Work, person: Person, eventId: number, input: TicketInput) =>
  work.transaction(async (tx): Promise<Ticket> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    refuseWrong(input);
    refuseMore((await findTickets(tx, organisationId, eventId)).length, most);
    await refuseStrangePools(tx, event, input.poolIds);
    await refuseStrange(tx, event, input.opens);
    await refuseStrangeGives(tx, event, input.gives);
    const { id = 0 } = (await insertTicket(tx, organisationId, eventId, input)) ?? {};
    await replaceDraws(tx, { organisationId, eventId, id }, input.poolIds);
    await replaceOpens(tx, { organisationId, eventId, id }, input.opens);
    const subject = wordsIn(input.name, event.languages);
    await record(tx, person, { action: 'tickets.added', subjectId: id, subject, after: input });
    tellOffer(tx, event);
    tellOpensChanged(tx, organisationId, event.id);
    return whole(work, tx, event, id);
  });

export const changeTicket = (work: Work, person: Person, id: number, update: TicketUpdate) =>
  work.transaction(async (tx): Promise<Ticket> => {
    const { organisationId } = person;
    const { row, event } = await lockedThing(tx, person, () => findTicket(tx, organisationId, id));
    refuseOlder(row, update);
    const { version: _, ...input } = update;
    refuseWrong(input);
    await refuseStrangePools(tx, event, input.poolIds);
    await refuseStrange(tx, event, input.opens);
    await refuseStrangeGives(tx, event, input.gives);
    await updateTicket(tx, organisationId, id, input);
    const whose = { organisationId, eventId: event.id, id };
    await replaceDraws(tx, whose, input.poolIds);
    await replaceOpens(tx, whose, input.opens);
    const subject = wordsIn(input.name, event.languages);
    const before = inputOf(row);
    await record(tx, person, {
      action: 'tickets.changed',
      subjectId: id,
      subject,
      before,
      after: input,
    });
    await tellGrown(work, tx, event);
    tellOpensChanged(tx, organisationId, event.id);
    return whole(work, tx, event, id);
  });

const inputOf = (row: Awaited<ReturnType<typeof findTicket>> & object): TicketInput => {
  const { id: _, eventId: __, quotaIds: ___, position: ____, version: _____, ...input } = row;
  return {
    ...input,
    saleFrom: row.saleFrom?.toISOString() ?? null,
    saleUntil: row.saleUntil?.toISOString() ?? null,
  };
};

export const moveTicket = (work: Work, person: Person, id: number, beforeId: number | null) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { event } = await lockedThing(tx, person, () => findTicket(tx, organisationId, id));
    const order = (await findTickets(tx, organisationId, event.id)).map((one) => one.id);
    const next = putBefore(order, id, beforeId);
    if (!next) throw problem('not_found');
    await reorder(tx, { organisationId, eventId: event.id, of: 'tickets' }, next);
    tellOffer(tx, event);
  });

export const removeTicket = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { row, event } = await lockedThing(tx, person, () => findTicket(tx, organisationId, id));
    if (await isBooked(work, tx, event, id)) throw problem('tickets.in_use');
    await dropInvitations(tx, organisationId, id);
    await deleteTicket(tx, organisationId, id);
    const subject = wordsIn(row.name, event.languages);
    const deed = { action: 'tickets.removed', subjectId: id, subject } as const;
    await record(tx, person, { ...deed, before: inputOf(row) });
    tellOffer(tx, event);
    tellOpensChanged(tx, organisationId, event.id);
  });

/** Also by a booking that is over: it says what was booked. */
const isBooked = (work: Work, tx: Tx, { organisationId }: EventRow, id: number) =>
  work.answers.wasBooked(tx, organisationId, { ticketId: id });
