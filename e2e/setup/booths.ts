import type { Booth, EventSetup, ExhibitorLine, ExhibitorSetup, MyCard } from '@plenum/contract';
import { type Actor, send } from './api.ts';
import { aConference } from './conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from './people.ts';

/** A booth on the floor of an event of today, somebody of its staff, and a visitor. */
export async function aStaffedBooth(name: string) {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Spring Summit');
  const staff = await anAttendeeOf(organiser, 'Ines Prado');
  const visitor = await anAttendeeOf(organiser, 'Noor Haddad');
  for (const person of [staff, visitor]) await event.letIn(person);
  const { id } = await addBooth(organiser, event, name);
  await addStaff(organiser, id, staff);
  return { organiser, event, staff, visitor, id };
}

async function addBooth(
  { accessToken }: Actor,
  event: Pick<EventSetup, 'id'>,
  name: string,
): Promise<ExhibitorLine> {
  const path = `/api/events/${event.id}/exhibitors`;
  const input = { tier: 'gold', name, contactEmail: '' };
  const { exhibitors } = await send<ExhibitorSetup>(path, accessToken, input);
  const booth = exhibitors.find((one) => one.name === name);
  if (!booth) throw new Error('The exhibitor was not added.');
  await send(`${path}/${booth.id}`, accessToken, { isShown: true }, 'PATCH');
  return booth;
}

const addStaff = (organiser: Actor, boothId: number, { email, userData }: Actor): Promise<Booth> =>
  send(`/api/booths/${boothId}/staff`, organiser.accessToken, {
    email,
    fullName: userData.fullName,
  });

export const cardOf = ({ accessToken }: Actor, eventId: number): Promise<MyCard> =>
  send(`/api/events/${eventId}/card`, accessToken);
