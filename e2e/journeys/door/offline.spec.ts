import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessFaults, test } from '../../setup/browser.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { aDoorWith, scans } from './at-the-door.ts';

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const letsIn = (page: Page, name: string) =>
  page.getByRole('button', { name: `Let in ${name}` }).click();

const keptLists = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** How many lists are on the device: its database is there before one is. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const [known] = await indexedDB.databases();
    if (!known?.name) return 0;
    const opening = indexedDB.open(known.name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction('kept').objectStore('kept').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  });

test('without network the door goes on by its list, survives a reload, and settles afterwards', async ({
  open,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
  const { organiser, passes } = await aDoorWith(['Ines Prado', 'Bo Li', 'Kim Osei']);
  const [ines = '', bo = ''] = passes;
  const door = await open('/bookings/check-in', { as: organiser });
  const other = await open('/bookings/check-in', { as: organiser });
  await says(door, 'Live');
  await expect.poll(() => countKept(door)).toBe(1);
  await other.getByText('0 of 3 checked in').waitFor();

  await door.context().setOffline(true);
  await says(door, 'Offline');
  await scans(door, ines);
  await says(door, 'Checked in, but not paid');
  await says(door, '1 check-in is waiting to be sent');
  await scans(door, ines);
  await says(door, 'Already checked in');
  await scans(door, bo);
  await says(door, '2 check-ins are waiting to be sent');
  await says(door, '2 of 3 checked in');

  // The page itself is there again, and the door's calls are not yet.
  const calls = /\/api\/events\/\d+\/(check-ins|passes)/;
  await door.route(calls, (route) => route.abort());
  await door.context().setOffline(false);
  await door.reload();
  await says(door, 'Offline');
  await says(door, '2 check-ins are waiting to be sent');
  await scans(door, ines);
  await says(door, 'Already checked in');
  expect(await accessFaults(door)).toEqual([]);

  await letsIn(other, 'Bo Li');
  await other.getByText('1 of 3 checked in').waitFor();
  await door.unroute(calls);
  await says(door, 'Live');
  await door.getByText(/^Bo Li was checked in here offline .* elsewhere/).waitFor();
  await other.getByText('2 of 3 checked in').waitFor();
  const told = door.getByRole('alert').filter({ hasText: 'Bo Li' });
  expect(await everyLookFaults(door, told)).toEqual([]);
  await told.getByRole('button').click();
  await expect.poll(() => told.count()).toBe(0);
});

test('whoever signs out leaves no list of people on the device', async ({ open }) => {
  const { organiser } = await aDoorWith(['Ines Prado']);
  const door = await open('/bookings/check-in', { as: organiser, isForOneTest: true });
  await says(door, 'Live');
  await expect.poll(() => keptLists(door)).toEqual(['plenum-kept']);
  await door.getByRole('button', { name: /Organiser$/ }).click();
  await door.getByRole('menuitem', { name: 'Sign out' }).click();
  await door.getByRole('button', { name: 'Sign in' }).waitFor();
  await expect.poll(() => keptLists(door)).toEqual([]);
});
