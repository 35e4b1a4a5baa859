import { describe, expect } from 'vitest';
import { theDemoOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { anOrganisationWith, person } from '../setup/people.ts';

describe('acting as an attendee', () => {
  test('shows what they see, says so all the time, and leads back', async ({ open, expected }) => {
    // What is private is closed, and the frame asks for some of it.
    expected.push(/status of 40[13]/);
    const organiser = await anOrganisationWith('Ben Okri');
    const page = await open('/users/conference', { as: organiser });
    await person(page, 'Ben Okri').getByRole('link', { name: 'Ben Okri' }).click();
    await page.getByRole('tab', { name: 'Attendance' }).click();
    await page.getByText('Visible to others').waitFor();
    await page.getByRole('button', { name: 'Act as', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Act as Ben Okri' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They see no sessions');
    expect(await accessFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Act as this person' }).click();

    const banner = page.getByText(/You are acting as Ben Okri until/);
    await banner.waitFor();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'My Profile' }).waitFor();
    expect(await menu.getByRole('button', { name: 'Exhibitors' }).count()).toBe(0);
    await page.reload();
    await banner.waitFor();
    expect(await accessFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Stop acting' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ben Okri' }).waitFor();
    expect(await banner.count()).toBe(0);
    await page.goto(`${new URL(page.url()).origin}/settings/audit`);
    await page
      .getByText(/Started acting as .?Ben Okri/)
      .first()
      .waitFor();
  });

  test('begins with anybody of the event, from its own screen, without a mouse', async ({
    open,
    expected,
  }) => {
    expected.push(/status of 40[13]/);
    const page = await open('/conference-platform', { as: await theDemoOrganiser() });
    await page.getByRole('button', { name: 'View as attendee' }).click();
    await page.getByRole('menuitem', { name: /Act as an attendee/ }).click();
    const picker = page.getByRole('dialog', { name: 'Act as an attendee' });
    const field = picker.getByRole('searchbox', { name: 'Search attendees by name' });
    const rows = picker.getByRole('listitem');
    await rows.nth(19).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await field.fill('nobody-is-called-so');
    await picker.getByText('Nobody has this name').waitFor();
    await field.fill('Ana');
    await rows.first().waitFor();
    await field.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    const name = (await rows.first().locator('bdi').textContent()) ?? '';
    expect(name).toMatch(/ana/i);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Act as ${name}` });
    await dialog.getByRole('button', { name: 'Act as this person' }).click();
    await dialog.locator('[name=reason][aria-invalid=true]').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They see no sessions');
    await page.keyboard.press('Enter');
    await page.getByText(new RegExp(`You are acting as .?${name}.? until`)).waitFor();
  });
});
