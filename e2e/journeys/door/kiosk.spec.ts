import type { Booking, KioskList } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { send } from '../../setup/api.ts';
import { aBoxOffice, booksForFree } from '../../setup/bookings.ts';
import { test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { faultsOutside } from '../../setup/faults-outside.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function types(kiosk: Page, code: string, name = '') {
  await kiosk.getByLabel('Booking reference or ticket code').fill(code);
  await kiosk.getByLabel('Last name').fill(name);
  await press(kiosk, 'Check in');
}

test('a kiosk lets in by typed code, the door sees it, and once it is closed it lets in nobody', async ({
  open,
  expected,
}) => {
  expected.push(/status of 404/);
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Days');
  const office = await aBoxOffice(organiser, event);
  const ticket = await office.ticket({ price: 0 });
  const { token } = await booksForFree(event.slug, ticket.id, { email: 'noah@example.com' });
  const { people, reference } = await send<Booking>(`/api/booking/${token}`, null);

  const desk = await open('/bookings/check-in', { as: organiser });
  await desk.getByRole('link', { name: 'Kiosks' }).click();
  await desk.getByText('No kiosks yet.').waitFor();
  await desk.getByLabel('Name', { exact: true }).fill('North door');
  await press(desk, 'Add kiosk');
  await desk.getByText('Not opened yet').waitFor();
  const { kiosks } = await send<KioskList>(`/api/events/${event.id}/kiosks`, organiser.accessToken);

  const door = await open('/bookings/check-in', { as: organiser });
  await door.getByText('0 of 1 checked in').waitFor();
  const kiosk = await open(kiosks[0]?.path ?? '', { hasOwnClock: true });
  await kiosk.getByRole('heading', { name: 'Tide Days' }).waitFor();
  expect(await kiosk.getByRole('link').count()).toBe(0);
  await types(kiosk, reference, 'Somebody');
  await kiosk.getByText('Not found').waitFor();
  await press(kiosk, 'Done');
  await types(kiosk, people[0]?.pass ?? '');
  await kiosk.getByText('Welcome').waitFor();
  await kiosk.getByText('Noah Berger').waitFor();
  await door.getByText('1 of 1 checked in').waitFor();

  await kiosk.getByText(/Starts over in \d+ seconds/).waitFor();
  await kiosk.clock.runFor(31_000);
  await kiosk.getByLabel('Booking reference or ticket code').waitFor();
  expect(await kiosk.getByText('Noah Berger').count()).toBe(0);
  await types(kiosk, reference, 'berger');
  await kiosk.getByText('Already checked in').waitFor();
  await press(kiosk, 'Done');

  const started = (page: Page) => page.getByRole('heading', { name: 'Tide Days' });
  const faults = await faultsOutside(open, kiosks[0]?.path ?? '', started);
  faults.push(...(await everyLookFaults(desk, desk.getByText('North door').first())));

  await desk.reload();
  await press(desk, 'Close North door');
  await desk.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await desk.getByText('No kiosks yet.').waitFor();
  await types(kiosk, people[0]?.pass ?? '');
  await kiosk.getByText('Check in at the desk.').waitFor();
  expect(faults).toEqual([]);
});
