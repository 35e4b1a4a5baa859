import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../setup/browser.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { aDoorWith, scans } from './at-the-door.ts';

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

test('a list is made, two devices check in by it, one without network, and its numbers open people', async ({
  open,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
  const { organiser, passes } = await aDoorWith(['Ines Prado', 'Bo Li', 'Kim Osei']);
  const [ines = '', bo = ''] = passes;
  const lists = await open('/bookings/check-in/lists', { as: organiser });
  await lists.getByRole('button', { name: 'New list' }).click();
  await lists.getByRole('textbox', { name: 'Name' }).fill('Boat trip');
  await lists.getByRole('switch', { name: 'Allow people to leave and come back' }).click();
  const drawer = lists.getByRole('dialog', { name: 'New list' });
  await drawer.getByRole('button', { name: 'Add list' }).click();
  await says(lists, '0 of 3 checked in, 0 inside now');
  const faults = [await everyLookFaults(lists, lists.getByText('Boat trip').first())];
  await lists.reload();

  await lists.getByRole('link', { name: 'Check in by Boat trip' }).click();
  await lists.waitForURL(/check-in\?list=\d+/);
  const door = lists;
  const other = await open(new URL(door.url()).pathname + new URL(door.url()).search, {
    as: organiser,
  });
  await door.getByRole('textbox', { name: 'This entrance' }).fill('North door');
  await scans(door, ines);
  await says(door, 'Checked in, but not paid');
  await other.getByText('1 of 3 checked in').waitFor();
  await scans(other, ines);
  await says(other, 'Already checked in');
  await other.getByText('North door').first().waitFor();

  await door.context().setOffline(true);
  await says(door, 'Offline');
  await scans(door, bo);
  await says(door, '1 check-in is waiting to be sent');
  await door.getByText('Going out').click();
  await scans(door, ines);
  await says(door, 'Goodbye');
  await door.context().setOffline(false);
  await says(door, 'Live');
  await other.getByText('2 of 3 checked in, 1 inside now').waitFor();
  faults.push(await everyLookFaults(door, door.getByText('Ines Prado').first()));
  await door.reload();

  await door.getByRole('link', { name: 'Attendance' }).click();
  await door.getByRole('link', { name: 'Not here yet' }).click();
  const people = door.getByRole('region', { name: 'Not here yet' });
  await people.getByText('Kim Osei').waitFor();
  expect(await people.getByText('Ines Prado').count()).toBe(0);
  faults.push(await everyLookFaults(door, door.getByText('Kim Osei').first()));

  // The event's own door has seen nobody.
  await other.getByRole('combobox', { name: 'Check-in list' }).selectOption({ label: 'The event' });
  await other.getByText('0 of 3 checked in').waitFor();
  expect(faults.flat()).toEqual([]);
});
