import { expect } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';

test('is one list in two windows, where what is done can be taken back', async ({ open }) => {
  const organiser = await anOrganiser();
  const page = await open('/tickets', { as: organiser });
  const other = await open('/tickets', { as: organiser });
  await page.getByText('Nothing here yet').waitFor();
  await page.getByLabel('Title').fill('First');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const box = page.getByRole('checkbox', { name: 'First' });
  await other.getByRole('checkbox', { name: 'First' }).check();
  await expect.poll(() => box.isChecked()).toBe(true);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => box.isChecked()).toBe(false);
  expect(await everyLookFaults(page, page.getByRole('heading', { level: 1 }))).toEqual([]);
  await other.getByRole('button', { name: 'Remove First' }).click();
  await box.waitFor({ state: 'detached' });
});
