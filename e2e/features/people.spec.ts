import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { anOrganiser, theDemoAttendee, theDemoOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import {
  anAttendeeOf,
  anOrganisationWith,
  aVerifiedOrganiser,
  bulk,
  choice,
  names,
  person,
} from '../setup/people.ts';

describe('the table', () => {
  test('is searched, sorted and paged in the address, and a choice outlives the page', async ({
    open,
  }) => {
    const page = await open('/apps/user/list?perPage=10', { as: await theDemoOrganiser() });
    await person(page, 'Ada Sommer').waitFor();
    await page.getByText(/^1–10 of /).waitFor();
    await choice(page, 'Ada Sommer').check();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(/^11–/).waitFor();
    await person(page, 'Ada Sommer').waitFor({ state: 'detached' });
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await bulk(page).getByText('2 selected').waitFor();
    expect(page.url()).toContain('page=2');

    const head = page.getByRole('columnheader', { name: 'Name' });
    await head.getByRole('button').click();
    await page.getByText(/^1–10 of /).waitFor();
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    await expect
      .poll(async () => {
        const down = await names(page);
        const sorted = down.toSorted((one, other) => other.localeCompare(one, 'en'));
        return down.join() === sorted.join();
      })
      .toBe(true);

    await page.keyboard.press('/');
    await page.keyboard.type('okafor');
    await page.getByText('1–1 of 1', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Amara Okafor']);
    await bulk(page).getByText('2 selected').waitFor();
    await page.reload();
    await person(page, 'Amara Okafor').waitFor();
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await page.getByText(/^1–10 of /).waitFor();
  });

  test('selects at once all that a search finds, over its pages', async ({ open }) => {
    const page = await open('/apps/user/list?perPage=10&q=demo.com', {
      as: await theDemoOrganiser(),
    });
    await choice(page, 'Ada Sommer').check();
    const all = bulk(page).getByRole('button', { name: /^Select all [\d,]+ found$/ });
    const total = /[\d,]+/.exec(await all.innerText())?.[0] ?? '';
    expect(Number(total)).toBeGreaterThan(10);
    await all.click();
    await bulk(page).getByText(`${total} selected`, { exact: true }).waitFor();
    await all.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(/^11–/).waitFor();
    for (const box of await page.getByRole('checkbox', { name: /^Select / }).all()) {
      expect(await box.isChecked()).toBe(true);
    }
  });

  test('is used with the keyboard alone, and remembers its columns', async ({ open }) => {
    const page = await open('/users/organisation', { as: await theDemoOrganiser() });
    await person(page, 'Ada Sommer').waitFor();
    await page.getByRole('heading', { level: 1, name: 'COA Users' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await bulk(page).getByText('1 selected').waitFor();
    await page.keyboard.press('Escape');
    await bulk(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Table options' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Company' }).click();
    await page.getByRole('columnheader', { name: 'Company' }).waitFor({ state: 'detached' });
    await page.reload();
    await person(page, 'Ada Sommer').waitFor();
    expect(await page.getByRole('columnheader', { name: 'Company' }).count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Activity' }).waitFor();
  });

  test('shows cards on a phone', async ({ open }) => {
    const phone = { viewport: { width: 390, height: 844 }, as: await theDemoOrganiser() };
    const page = await open('/users/conference?q=noah+berger', phone);
    const card = page.getByRole('listitem').filter({ hasText: 'Noah Berger' });
    await card.getByText('Last seen').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    const filters = page.getByRole('button', { name: 'Filters' });
    const ticket = page.getByRole('button', { name: 'Ticket' });
    expect(await ticket.count()).toBe(0);
    await filters.click();
    await ticket.waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await filters.click();
    await ticket.waitFor({ state: 'detached' });
    await choice(page, 'Noah Berger').check();
    await bulk(page).getByText('1 selected').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessFaults(page)).toEqual([]);
  });
});

describe('one person', () => {
  test('who is there twice is made one', async ({ open, expected }) => {
    expected.push(/status of 404/);
    const page = await open('/users/conference', {
      as: await anOrganisationWith('Lena Vogt', 'Lena Vogt'),
    });
    await page.getByRole('link', { name: 'Lena Vogt' }).first().click();
    await page.getByRole('tab', { name: 'Duplicates' }).click();
    await page.getByRole('button', { name: 'Compare with Lena Vogt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is this the same person?' });
    await dialog.getByRole('radio').last().check();
    expect(await accessFaults(page)).toEqual([]);
    const here = page.url();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await page.getByText('Merged into Lena Vogt').waitFor();
    await page.waitForURL((url) => url.pathname !== new URL(here).pathname);
    await page.getByRole('tab', { name: 'Duplicates' }).click();
    await page.getByText('No duplicates found').waitFor();
    await page.goto(here);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  });

  test('is thrown out of every device', async ({ open, expected }) => {
    expected.push(/status of (401|404)/, /WebSocket/);
    const organiser = await aVerifiedOrganiser();
    const attendee = await anAttendeeOf(organiser, 'Lena Vogt');
    const theirs = await open('/', { as: attendee });
    await theirs.getByText(/^Nothing to do/).waitFor();
    const page = await open(`/apps/user/view/${attendee.userData.id}?tab=sessions`, {
      as: organiser,
    });
    const sessions = page.getByRole('list', { name: 'Sessions' });
    await sessions.getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'End all sessions' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click();
    await page.getByText('Lena Vogt is signed out everywhere').waitFor();
    await page.getByText('Not signed in anywhere').waitFor();
    await theirs.waitForURL(/\/login/);
  });

  test('is made an organiser, and finds the doors open', async ({ open }) => {
    const organiser = await aVerifiedOrganiser();
    const attendee = await anAttendeeOf(organiser, 'Lena Vogt');
    const theirs = await open('/settings', { as: attendee });
    await theirs.getByRole('heading', { level: 1, name: 'This page is not for you' }).waitFor();
    const page = await open('/users/conference', { as: organiser });
    await choice(page, 'Lena Vogt').check();
    await bulk(page).getByRole('button', { name: 'Make organiser' }).click();
    await page.getByText('Lena Vogt is an organiser now').waitFor();
    await person(page, 'Lena Vogt').waitFor({ state: 'detached' });
    await page.goto(new URL('/users/organisation', page.url()).href);
    await person(page, 'Lena Vogt').waitFor();
    await theirs.reload();
    await theirs.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });
});

describe('people', () => {
  test('are deactivated together, and undo brings them back', async ({ open, expected }) => {
    expected.push(/status of 409/);
    const organiser = await anOrganisationWith('Lena Vogt', 'Marko Ilić');
    const page = await open('/apps/user/list', { as: organiser });
    await choice(page, 'Lena Vogt').check();
    await choice(page, 'Marko Ilić').check();
    await bulk(page).getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('2 people are deactivated').waitFor();
    await person(page, 'Lena Vogt').getByText('Deactivated').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await person(page, 'Lena Vogt').getByText('Active', { exact: true }).waitFor();
    await person(page, 'Marko Ilić').getByText('Active', { exact: true }).waitFor();

    const me = organiser.userData.username;
    await choice(page, me).check();
    await bulk(page).getByRole('button', { name: 'Make attendee' }).click();
    await page.getByText('Give up your own role?').waitFor();
    await page.getByRole('button', { name: 'Become an attendee' }).click();
    await page.getByText(/needs at least one active organiser/).waitFor();
  });

  test('are seen, edited and written to one by one', async ({ open }) => {
    const page = await open('/users/conference', { as: await anOrganisationWith('Lena Vogt') });
    await page.getByRole('link', { name: 'Lena Vogt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lena Vogt' }).waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Company').fill('Nordlicht');
    await page.getByRole('link', { name: 'To-do' }).first().click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lena Vogt' }).waitFor();
    await page.getByRole('definition').getByText('Nordlicht').waitFor();
    await page.getByRole('tab', { name: 'Changes' }).click();
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'Message' }).click();
    await page.getByLabel('Subject').fill('Your talk');
    await page.getByLabel('Text').fill('At ten in the great hall.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('The message is on its way to 1 person').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog', { name: 'Remove Lena Vogt?' }).waitFor();
    await page.getByRole('button', { name: 'Remove' }).last().click();
    await page.getByText('Lena Vogt is no longer in your organisation').waitFor();
    await page.getByText('1–1 of 1', { exact: true }).waitFor();
  });

  test('a view is kept, come back to and deleted with an undo', async ({ open }) => {
    const page = await open('/users/conference?sort=-joined&state=active', {
      as: await anOrganisationWith('Lena Vogt'),
    });
    await person(page, 'Lena Vogt').waitFor();
    const views = () => page.getByRole('button', { name: 'Views' }).click();
    await views();
    await page.getByLabel('Name of this view').fill('Newest');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Newest', exact: true }).waitFor();
    await page.goto(page.url().split('?')[0] ?? '');
    await views();
    await page.getByRole('button', { name: 'Newest', exact: true }).click();
    await page.getByRole('button', { name: 'State: Active' }).waitFor();
    expect(page.url()).toContain('sort=-joined');
    await views();
    await page.getByRole('button', { name: 'Delete the view Newest' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await views();
    await page.getByRole('button', { name: 'Newest', exact: true }).waitFor();
  });

  test('are exported as the search finds them', async ({ open }) => {
    const page = await open('/users/organisation?q=sommer', { as: await theDemoOrganiser() });
    await person(page, 'Ada Sommer').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(text).toContain('admin@demo.com');
    expect(text).not.toContain('client@demo.com');
  });

  test('are nobody’s business who does not run the organisation', async ({ open, expected }) => {
    expected.push(/status of 404/);
    const stranger = await anOrganiser();
    const page = await open(`/apps/user/view/1`, { as: stranger });
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.goto(`${new URL(page.url()).origin}/apps/user/edit/none`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    const attendee = await open('/users/conference', { as: await theDemoAttendee() });
    await attendee.getByRole('heading', { level: 1, name: 'This page is not for you' }).waitFor();
  });

  test('can be reached by everyone, in every look', async ({ open }) => {
    const page = await open('/apps/user/list', { as: await theDemoOrganiser() });
    await page.getByRole('checkbox').nth(1).check();
    const ada = page.locator('main').getByText('Ada Sommer').first();
    expect(await everyLookFaults(page, ada)).toEqual([]);
    await page.getByRole('link', { name: 'Ada Sommer' }).click();
    const first = page.getByRole('tabpanel').getByRole('listitem').first();
    expect(await everyLookFaults(page, first)).toEqual([]);
    await page.getByRole('tab').nth(5).click();
    expect(await everyLookFaults(page, first)).toEqual([]);
  });
});
