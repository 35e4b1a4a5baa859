import { addTicket, findTickets, inviteToTicket } from '../../features/tickets/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { four } from './shape.ts';

const words = 'It would be good to have you with us at the harbour.';
const guests = [
  { email: 'noor.haddad@example.com', fullName: 'Noor Haddad' },
  { email: 'per.lindqvist@example.com', fullName: 'Per Lindqvist' },
  { email: 'ama.boateng@example.com', fullName: 'Ama Boateng' },
];

const keptMs = 2 * 86_400_000;

/** Guests of speakers come for nothing: some for two days, one with somebody else. */
export async function inviteGuests(work: Work, organiser: Person, eventId: number): Promise<void> {
  const [full] = await findTickets(work.db, organiser.organisationId, eventId);
  if (!full) return;
  const { id: _, eventId: __, quotaIds: ___, position: ____, version: _____, ...usual } = full;
  const ticket = await addTicket(work, organiser, eventId, {
    ...usual,
    name: four('Guest of a speaker', 'Gast', 'Invité d’un intervenant', 'Convidado de um orador'),
    description: {},
    price: 0,
    priceName: {},
    laterPrices: [],
    audience: 'invited',
    saleFrom: null,
    saleUntil: null,
    least: 1,
    most: 2,
  });
  const until = new Date(work.clock.now().getTime() + keptMs).toISOString();
  const alike = { ticketId: ticket.id, words, language: 'en', places: 1 } as const;
  const [first, ...others] = guests;
  if (!first) return;
  await inviteToTicket(work, organiser, eventId, { ...alike, people: others, until });
  await inviteToTicket(work, organiser, eventId, {
    ...alike,
    places: 2,
    people: [first],
    until: null,
  });
}
