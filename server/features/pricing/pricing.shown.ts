import type { LeadsTo, PricingSetup, ShownPricing } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findEvent, requireShownEvent } from '../events/index.ts';
import { organisationById } from '../organisations/index.ts';
import { findTickets, isShownWith } from '../tickets/index.ts';
import { pricingOf } from './pricing.access.ts';
import { shownView, type Way } from './pricing.view.ts';

/** For everyone in the organisation. */
export async function readPricing({ db }: Work, { organisationId }: Person): Promise<ShownPricing> {
  return shown(db, organisationId, await pricingOf(db, organisationId));
}

/** For everyone, by the address of an event; nothing where the organisation keeps it to itself. */
export async function readPublicPricing({ db }: Work, slug: string) {
  const { organisationId } = await requireShownEvent(db, slug);
  const setup = await pricingOf(db, organisationId);
  const pricing = setup.isPublic ? await shown(db, organisationId, setup) : null;
  return { pricing };
}

async function shown(db: Db, organisationId: number, setup: PricingSetup): Promise<ShownPricing> {
  const organisation = await organisationById(db, organisationId);
  const ways = new Map<string, Way>();
  for (const { id, leadsTo } of setup.plans) {
    ways.set(id, leadsTo && (await wayTo(db, organisationId, leadsTo)));
  }
  return shownView(setup, {
    languages: organisation?.languages ?? [],
    wayOf: ({ id }) => ways.get(id) ?? null,
  });
}

/** To no event that is not there for everyone, and to nothing that is not sold to everyone. */
async function wayTo(db: Db, organisationId: number, leadsTo: LeadsTo): Promise<Way> {
  if (leadsTo.kind === 'link') return leadsTo;
  const event = await findEvent(db, organisationId, leadsTo.eventId);
  if (!event || event.state === 'draft') return null;
  const { slug } = event;
  if (leadsTo.kind !== 'ticket') return { kind: leadsTo.kind, slug };
  const tickets = await findTickets(db, organisationId, event.id);
  const ticket = tickets.find(({ id }) => id === leadsTo.ticketId);
  if (!ticket || ticket.kind === 'add_on' || !isShownWith(ticket, null)) return null;
  const { id: ticketId, kind: sells, least } = ticket;
  return { kind: 'ticket', slug, sells, ticketId, least };
}
