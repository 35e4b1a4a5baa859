import type { Booking } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { send } from '../../setup/api.ts';
import { aBoxOffice, booksAtTheDoor } from '../../setup/bookings.ts';
import { aConference } from '../../setup/conference.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

export async function scans(page: Page, pass: string) {
  const field = page.getByRole('textbox', { name: 'Scan a ticket, or type a name' });
  await field.fill(pass);
  await field.press('Enter');
}

export async function aDoorWith(names: readonly string[]) {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Days');
  const office = await aBoxOffice(organiser, event);
  const ticket = await office.ticket();
  const { token } = await booksAtTheDoor(event.slug, ticket.id, names);
  const { people } = await send<Booking>(`/api/booking/${token}`, null);
  return { organiser, passes: people.map(({ pass }) => pass ?? '') };
}
