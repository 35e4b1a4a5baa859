import { describe, expect } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import {
  aMailbox,
  folder,
  line,
  lines,
  mailsIn,
  paperOf,
  reader as open,
  tick,
  writes,
} from '../setup/mailbox.ts';
import { undo } from '../setup/todo-screen.ts';

describe('a mailbox', () => {
  test('is read, searched and filtered, and the address remembers how', async ({ open: visit }) => {
    const { reader } = await aMailbox('The stage', 'The catering', 'The badges');
    const page = await visit('/apps/email', { as: reader });
    await line(page, 'The badges').getByRole('link').click();
    await paperOf(page, 'The badges').getByText('The words of The badges.').waitFor();
    await expect.poll(async () => (await mailsIn(reader, 'inbox'))[0]?.isRead).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^\(2\) Inbox/);
    await open(page).getByRole('link', { name: 'Older email' }).click();
    await paperOf(page, 'The catering').getByText('The words of The catering.').waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);

    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await expect.poll(() => lines(page).count()).toBe(1);
    await page.waitForURL(/unread=/);
    await page.reload();
    await line(page, 'The stage').waitFor();
    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search mail' }).fill('badges');
    // The one unread mail stays in sight until the search is answered.
    await page.waitForURL(/q=badges/);
    await page.reload();
    await line(page, 'The badges').waitFor();
    expect(await lines(page).count()).toBe(1);
  });

  test('is put in order: labels, stars, trash, back again, gone for good', async ({
    open: visit,
  }) => {
    const { reader } = await aMailbox('The stage', 'The catering');
    const page = await visit('/apps/email/inbox', { as: reader });
    await page.getByRole('button', { name: 'Star “The stage”' }).click();
    await folder(page, 'Starred').click();
    await expect.poll(() => lines(page).count()).toBe(1);
    await folder(page, 'Inbox').click();

    await tick(page, 'The catering').click();
    await page.getByRole('button', { name: 'Label', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Company' }).check();
    await page.keyboard.press('Escape');
    await line(page, 'The catering').getByText('Company').waitFor();
    await folder(page, 'Company').click();
    await line(page, 'The catering').waitFor();
    await folder(page, 'Inbox').click();

    await tick(page, 'The catering').click();
    await tick(page, 'The stage').click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('Your inbox is empty').waitFor();
    await undo(page).click();
    await line(page, 'The stage').waitFor();
    await line(page, 'The catering').waitFor();

    await line(page, 'The stage').getByRole('link').click();
    await open(page).getByRole('button', { name: 'Move to trash' }).click();
    await line(page, 'The stage').waitFor({ state: 'detached' });
    await folder(page, 'Trash').click();
    await tick(page, 'The stage').click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The trash is empty').waitFor();
    await expect.poll(async () => (await mailsIn(reader, 'inbox')).length).toBe(2);

    await folder(page, 'Inbox').click();
    await tick(page, 'The stage').click();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await folder(page, 'Trash').click();
    await tick(page, 'The stage').click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The trash is empty').waitFor();
    await expect.poll(async () => (await mailsIn(reader, 'trash')).length).toBe(0);
  });

  test('is the same in every window', async ({ open: visit }) => {
    const { reader, writer } = await aMailbox('The stage');
    const first = await visit('/apps/email/inbox', { as: reader });
    const second = await visit('/apps/email/inbox', { as: reader });
    await line(first, 'The stage').waitFor();
    await line(second, 'The stage').waitFor();
    await writes(writer, reader, { subject: 'The catering', message: '<p>Soup.</p>' });
    await line(first, 'The catering').waitFor();
    await line(second, 'The catering').waitFor();
    await expect.poll(() => second.title()).toMatch(/^\(2\)/);
    await line(first, 'The catering').getByRole('link').click();
    await expect.poll(() => second.title()).toMatch(/^\(1\)/);
    await open(first).getByRole('button', { name: 'Move to trash' }).click();
    await line(second, 'The catering').waitFor({ state: 'detached' });
  });

  test('is gone through by keyboard alone', async ({ open: visit }) => {
    const { reader } = await aMailbox('The stage', 'The catering', 'The badges');
    const page = await visit('/apps/email/inbox', { as: reader });
    await line(page, 'The badges').waitFor();
    await page.keyboard.press('j');
    await line(page, 'The badges').locator(':focus').waitFor();
    await page.keyboard.press('j');
    await line(page, 'The catering').locator(':focus').waitFor();
    await page.keyboard.press('Enter');
    await paperOf(page, 'The catering').getByText('The words of').waitFor();
    await page.keyboard.press('j');
    await paperOf(page, 'The stage').getByText('The words of').waitFor();
    await page.keyboard.press('u');
    await page.getByText('No email is open').waitFor();
    await page.keyboard.press('s');
    await expect.poll(async () => (await mailsIn(reader, 'starred')).length).toBe(1);
    await page.keyboard.press('#');
    await line(page, 'The stage').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Select up to here').waitFor();
  });

  test('is found from anywhere', async ({ open: visit }) => {
    const { reader } = await aMailbox('The catering of the evening');
    const page = await visit('/apps/todo/all', { as: reader });
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).fill('catering');
    await page.getByRole('button', { name: /The catering of the evening/ }).click();
    await paperOf(page, 'The catering of the evening').getByText('The words of').waitFor();
  });

  test('says so when it cannot be read, and where nothing is', async ({
    open: visit,
    expected,
  }) => {
    expected.push(/Failed to load resource/);
    const person = await anOrganiser();
    const page = await visit('/apps/email/inbox/99', { as: person });
    await page.getByText('Email not found').waitFor();
    await page.getByText('Your inbox is empty').waitFor();
    await page.route('**/api/email/messages?folder=sent**', (route) =>
      route.fulfill({ status: 500 }),
    );
    await folder(page, 'Sent').click();
    await page.getByText('The emails could not be loaded').waitFor();
    await page.unroute('**/api/email/messages?folder=sent**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing sent yet').waitFor();
  });
});

test('everyone can use the list and an open email, in every look', async ({ open: go }) => {
  const { reader } = await aMailbox('The stage', 'The catering');
  const page = await go('/apps/email/inbox', { as: reader });
  const first = page.locator('[data-email]').first();
  expect(await everyLookFaults(page, first)).toEqual([]);
  await page.locator('[data-open-mail]').first().click();
  const paper = page.frameLocator('iframe').getByText('The words of');
  expect(await everyLookFaults(page, paper)).toEqual([]);
});
