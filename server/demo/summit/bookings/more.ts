import { book, keepDetails, keepPlaces, readOwn } from '../../../features/bookings/index.ts';
import type { Work } from '../../../platform/work.ts';
import { networkOf, payInvoice, type Told } from './later.ts';
import { dinner } from './plans.ts';

/** They would like to come to the dinner after all: added to what they booked, and paid like that. */
export async function addDinner(then: Work, told: Told): Promise<void> {
  const { office, plan, booking: first } = told;
  const ticketId = office.ticketIds[dinner];
  if (!first || ticketId === undefined) return;
  const network = networkOf(plan);
  const wanted = {
    key: `${first.token.slice(0, 40)}-d`,
    items: [{ ticketId, quantity: 1 }],
    addsTo: first.token,
  };
  const { token } = await keepPlaces(then, office.slug, wanted, { network, language: null });
  const { version, fullName, email, phone, address, people, gross } = await readOwn(then, token);
  const named = people.map(({ id: placeId }) => ({ placeId, fullName, email: '', answers: [] }));
  const booker = { fullName, email, phone };
  await keepDetails(then, token, { version, booker, address, people: named, answers: [] });
  const { reference, invoice } = await book(
    then,
    token,
    { way: 'transfer', gross, agrees: true },
    network,
  );
  await payInvoice(then, { office, plan, booking: { token, reference, people, invoice } });
}
