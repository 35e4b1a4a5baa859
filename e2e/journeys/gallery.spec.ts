import { afterAll, beforeAll, expect } from 'vitest';
import { theDemoOrganiser } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { buildGallery, type GalleryBuild } from '../setup/gallery-build.ts';

let gallery: GalleryBuild;
beforeAll(async () => {
  gallery = await buildGallery();
}, 180_000);
afterAll(() => gallery.remove());

// A page that did not come from the address itself may not open a socket to it.
const socketRefusal = /WebSocket connection/;

test('builds for people have no gallery', async ({ open }) => {
  const page = await open('/dev/gallery', { as: await theDemoOrganiser() });
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
});

test('the kit has no access faults in any look', async ({ open, expected }) => {
  expected.push(socketRefusal);
  const page = await open('/favicon.svg', { as: await theDemoOrganiser() });
  await gallery.open(page);
  await page.locator('.recharts-surface').nth(3).waitFor();
  await page.getByRole('button', { name: 'table' }).first().click();
  expect(await everyLookFaults(page, page.getByRole('table'))).toEqual([]);
  await gallery.leave(page);
});

test('the field for a time shows the clocks of its zone', async ({ open, expected }) => {
  expected.push(socketRefusal);
  const page = await open('/favicon.svg', { as: await theDemoOrganiser() });
  await gallery.open(page);
  const starts = page.getByRole('textbox', { name: 'Starts' });
  await starts.and(page.locator(':enabled')).waitFor();
  expect(await starts.inputValue()).toBe('2026-11-24T11:00');
  await page.getByLabel('Time zone').first().fill('Berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  expect(await starts.inputValue()).toBe('2026-11-24T15:00');
  await starts.fill('2026-03-29T02:30');
  await page.getByText('The clock change skips this time').waitFor();
  await gallery.leave(page);
});
