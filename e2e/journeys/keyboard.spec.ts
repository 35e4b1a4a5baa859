import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { expectVisibleFocus, walkAndPress, walkTo } from '../setup/keyboard.ts';
import { anOrganisationWith, bulk, choice, person } from '../setup/people.ts';
import { isFocused } from '../setup/todo-screen.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** A walk of a few hundred stops. */
const walkTimeout = 120_000;

describe('with the keyboard alone', () => {
  test(
    'one signs in, goes to people, finds some and writes to them',
    {
      timeout: walkTimeout,
    },
    async ({ open }) => {
      const organiser = await anOrganisationWith('Lena Vogt', 'Marko Ilić');
      const page = await open('/login');
      await walkTo(page, page.getByLabel('Email'));
      await page.keyboard.type(organiser.email);
      await walkTo(page, page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(organiser.password);
      await page.keyboard.press('Enter');
      await heading(page, /^Welcome/);

      await walkAndPress(page, page.getByRole('link', { name: 'Skip to content' }));
      expect(await page.locator('main').evaluate(isFocused)).toBe(true);
      await walkTo(page, menu(page).getByRole('button', { name: 'Users' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await walkAndPress(page, menu(page).getByRole('link', { name: 'Conference Users' }));
      await heading(page, 'Conference Users');

      await walkTo(page, page.getByRole('searchbox'));
      await page.keyboard.type('marko');
      await page.getByText('1–1 of 1', { exact: true }).waitFor();
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.getByText('1–2 of 2', { exact: true }).waitFor();
      const head = page.getByRole('columnheader', { name: 'Name' });
      await walkAndPress(page, head.getByRole('button'));
      await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');

      await walkAndPress(page, choice(page, 'Marko Ilić'), 'Space');
      await bulk(page).getByText('1 selected').waitFor();
      await walkAndPress(page, choice(page, 'Lena Vogt'), 'Space');
      await bulk(page).getByText('2 selected').waitFor();
      const message = bulk(page).getByRole('button', { name: 'Message' });
      await walkAndPress(page, message);
      const dialog = page.getByRole('dialog', { name: 'Message to 2 people' });
      await expect.poll(() => dialog.getByLabel('Subject').evaluate(isFocused)).toBe(true);
      await expectVisibleFocus(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => message.evaluate(isFocused)).toBe(true);
      await page.keyboard.press('Escape');
      await bulk(page).waitFor({ state: 'detached' });
    },
  );

  test(
    'one edits a person, finds a page, goes through the settings and signs out',
    {
      timeout: walkTimeout,
    },
    async ({ open }) => {
      const page = await open('/users/conference', { as: await anOrganisationWith('Lena Vogt') });
      await walkAndPress(page, person(page, 'Lena Vogt').getByRole('link', { name: 'Lena Vogt' }));
      await heading(page, 'Lena Vogt');
      await walkAndPress(page, page.getByRole('link', { name: 'Edit' }));
      await heading(page, 'Edit Lena Vogt');
      await walkTo(page, page.getByLabel('Company'));
      await page.keyboard.type('Nordlicht');
      await walkAndPress(page, button(page, 'Save'));
      await heading(page, 'Lena Vogt');
      await page.getByRole('definition').getByText('Nordlicht').waitFor();
      await walkTo(page, page.getByRole('tab', { name: 'Activity' }));
      await page.keyboard.press('ArrowRight');
      await expectVisibleFocus(page);
      await page.getByRole('tabpanel', { name: 'Attendance' }).waitFor();

      const search = button(page, 'Search');
      await walkAndPress(page, search);
      const field = page.getByRole('combobox', { name: /^Search pages/ });
      await expect.poll(() => field.evaluate(isFocused)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => search.evaluate(isFocused)).toBe(true);
      await expectVisibleFocus(page);
      await page.keyboard.press('Control+K');
      await page.keyboard.type('account settings');
      await page.getByRole('button', { name: 'Account settings', exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await heading(page, 'Account settings');

      for (const tab of ['Info', 'Passkeys']) {
        await walkAndPress(page, page.getByRole('link', { name: tab, exact: true }));
        await page.getByRole('heading', { level: 2, name: tab, exact: true }).waitFor();
        await expectVisibleFocus(page);
      }
      await walkAndPress(page, page.getByRole('banner').getByRole('button', { name: /Organiser/ }));
      const signOut = page.getByRole('menuitem', { name: 'Sign out' });
      await signOut.waitFor();
      await expect
        .poll(async () => {
          await page.keyboard.press('ArrowUp');
          return signOut.evaluate(isFocused);
        })
        .toBe(true);
      await expectVisibleFocus(page);
      await page.keyboard.press('Enter');
      await heading(page, 'Sign in');
    },
  );
});
