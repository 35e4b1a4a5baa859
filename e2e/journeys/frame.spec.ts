import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type Actor, anOrganiser, theDemoOrganiser } from '../setup/api.ts';
import { mailedLink } from '../setup/letters.ts';
import { accessFaults, type Open, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { withoutSteps } from '../setup/first-steps.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';
import { isFocused } from '../setup/todo-screen.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const entries = (page: Page) => menu(page).getByRole('link').allInnerTexts();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const welcome = (page: Page) => heading(page, /^Welcome/);
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

/**
 * The session is refused as one that ended would be, while somebody fills in a task; what the server
 * says is its own again after.
 */
async function runOut(page: Page) {
  const refused = { status: 401, json: { error: 'Invalid refresh token' } };
  await page.route('**/jwt/refresh-token', (route) => route.fulfill(refused));
  await page.route('**/api/todo/assignees**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('combobox', { name: 'Assignee' }).fill('Somebody');
  const sheet = page.getByRole('dialog', { name: 'Your session has ended' });
  await sheet.waitFor();
  return sheet;
}

/** Signed in through the page, as an attendee has no call of their own to do it with. */
async function asDemoAttendee(open: Open, path: string): Promise<Page> {
  const page = await open(`/login?next=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: /Attendee/ }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

describe('the menu', () => {
  test('gives organisers their section, named after the organisation', async ({ open }) => {
    const page = await open('/', { as: await theDemoOrganiser() });
    await menu(page).getByRole('button', { name: 'Users' }).click();
    await menu(page).getByRole('link', { name: 'COA Users' }).click();
    await heading(page, 'COA Users').waitFor();
    const here = menu(page).locator('[aria-current=page]');
    expect(await here.allInnerTexts()).toEqual(['COA Users']);
    await page.getByRole('navigation', { name: 'Where you are' }).getByText('Organise').waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });

  test('shows attendees no closed door, and a closed door says so', async ({ open }) => {
    const page = await asDemoAttendee(open, '/access-control');
    await heading(page, 'Access control').waitFor();
    expect(await entries(page)).not.toContain('COA Users');
    expect(await page.getByText('Not allowed').count()).toBe(1);
    expect(await accessFaults(page)).toEqual([]);
    await page.goto(`${inject('address')}/users/organisation`);
    await heading(page, 'This page is not for you').waitFor();
    expect(new URL(page.url()).pathname).toBe('/users/organisation');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the start page' }).last().click();
    await welcome(page).waitFor();
  });

  test('a role that changed opens the door without a new page', async ({ open }) => {
    const person = await anOrganiser();
    const wasAttendee: Actor['userData'] = {
      ...person.userData,
      role: 'client',
      ability: [{ action: 'read', subject: 'Auth' }],
    };
    const page = await open('/settings', { as: { ...person, userData: wasAttendee } });
    await heading(page, 'Settings').waitFor();
    await menu(page).getByRole('link', { name: 'Settings', exact: true }).waitFor();
  });

  test('stays collapsed over pages, and opens under the pointer', async ({ open }) => {
    const page = await open('/', { as: await anOrganiser() });
    const width = async () => (await page.locator('main').boundingBox())?.x ?? 0;
    const wide = await width();
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(width).toBeLessThan(wide);
    await page.reload();
    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    const word = menu(page).getByText('To-do');
    const shown = () => word.evaluate((element) => getComputedStyle(element).opacity);
    await page.mouse.move(900, 400);
    await expect.poll(shown).toBe('0');
    await menu(page).hover();
    await expect.poll(shown).toBe('1');
    expect(await width()).toBeLessThan(wide);
  });

  test('is a drawer on a phone', async ({ open }) => {
    const viewport = { width: 390, height: 844 };
    const page = await open('/', { as: await anOrganiser(), viewport });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await drawer.getByRole('link', { name: 'To-do' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await drawer.getByRole('link', { name: 'To-do' }).click();
    await heading(page, 'All tasks').waitFor();
    await drawer.waitFor({ state: 'detached' });
  });
});

test('the frame works with the keyboard alone', async ({ open }) => {
  const page = await open('/apps/todo/all', { as: await anOrganiser() });
  await heading(page, 'All tasks').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('link', { name: 'Skip to content' }).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.locator('main').evaluate(isFocused)).toBe(true);
  await menu(page).getByRole('button', { name: 'Users' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, /Users$/).waitFor();
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

test('language and look follow the person to another device', async ({ open }) => {
  const person = await anOrganiser();
  const page = await open('/?customizer', { as: person });
  const kept = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const skin = kept();
  await page.getByRole('radio', { name: 'Bordered' }).check();
  await skin;
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  const language = kept();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pt');
  await language;
  const other = await open('/', { as: person });
  await heading(other, /^Boas-vindas/).waitFor();
  await other.locator('[data-skin=bordered]').waitFor();
});

describe('two organisations', () => {
  async function aMemberOfTwo(open: Open): Promise<Actor> {
    const [host, guest] = [await anOrganiser(), await aVerifiedOrganiser()];
    const verified = await open(await mailedLink(host.email, 'verify'));
    await verified.getByText('Your address is confirmed. Thank you.').waitFor();
    await host.invite(guest.email);
    const page = await open(await mailedLink(guest.email, 'invitation'));
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await page.waitForURL((url) => url.pathname !== '/invitation');
    await guest.add({ title: 'Mine at home' });
    return guest;
  }

  test('are changed in every tab at once, and nothing of the first is left', async ({ open }) => {
    const person = await aMemberOfTwo(open);
    const page = await open('/apps/todo/all', { as: person });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('Mine at home').first().waitFor();
    await page.getByRole('button', { name: /^Organisation: / }).click();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('menuitem', { name: /Attendee/ }).click();
    for (const tab of [page, other]) {
      await welcome(tab).waitFor();
      await tab.getByText(/^Nothing to do/).waitFor();
      expect(await entries(tab)).not.toContain('Settings');
    }
  });

  test('keep the one of the page when a session that ended is taken up', async ({
    open,
    expected,
  }) => {
    expected.push(/status of 401/, /WebSocket/);
    const person = await aMemberOfTwo(open);
    const page = await open('/apps/todo/all?task=new', { as: person });
    await page.getByLabel('Title').fill('Half a thought');
    await person.goesElsewhere();
    const sheet = await runOut(page);
    await page.unrouteAll();
    await sheet.getByLabel('Password', { exact: true }).fill(person.password);
    await sheet.getByRole('button', { name: 'Sign in' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('Mine at home').first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought');
  });

  test('never show the switch to those who belong to one', async ({ open }) => {
    const page = await open('/', { as: await withoutSteps(await anOrganiser()) });
    await page.getByText(/^Nothing to do/).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: /^Organisation: / }).count()).toBe(0);
  });
});

describe('when things go wrong', () => {
  test('says that the connection is gone, and when it is back', async ({ open, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /preload/);
    const page = await open('/', { as: await withoutSteps(await anOrganiser()) });
    await page.getByText(/^Nothing to do/).waitFor();
    await page.context().setOffline(true);
    const banner = page.getByText(/^You are offline/);
    await banner.waitFor();
    expect(await banner.textContent()).toMatch(/Chat messages, emails .* wait on this device/);
    expect(await accessFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
  });

  test('a screen that could not be fetched comes by itself with the connection', async ({
    open,
    expected,
  }) => {
    expected.push(/./);
    // Another test may have fetched that screen in a window that is handed on.
    const page = await open('/', { as: await theDemoOrganiser(), isForOneTest: true });
    await welcome(page).waitFor();
    await page.context().setOffline(true);
    await menu(page).getByRole('link', { name: 'Access control' }).click();
    await page.getByText('This screen could not be shown').waitFor();
    expect(await heading(page, 'Access control').count()).toBe(1);
    expect(await page.title()).toBe('Access control · Plenum');
    await page.context().setOffline(false);
    await page.getByText('Use everything open to members').waitFor();
  });

  test('a session that ends keeps what was typed', async ({ open, expected }) => {
    expected.push(/status of 401/, /WebSocket/);
    const person = await anOrganiser();
    const page = await open('/apps/todo/all?task=new', { as: person });
    await page.getByLabel('Title').fill('Half a thought');
    const sheet = await runOut(page);
    expect(await storedToken(page)).toBeNull();
    expect(await accessFaults(page)).toEqual([]);
    await page.unrouteAll();
    await sheet.getByLabel('Password', { exact: true }).fill(person.password);
    await sheet.getByRole('button', { name: 'Sign in' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought');
    expect(await storedToken(page)).not.toBeNull();
  });

  test('waits behind a curtain while the server is looked after', async ({ open, expected }) => {
    expected.push(/status of 503/);
    const page = await open('/', {
      as: await withoutSteps(await anOrganiser()),
      hasOwnClock: true,
    });
    await page.getByText(/^Nothing to do/).waitFor();
    await page.route(/\/(api|apps|jwt)\//, (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({ status: 503, headers: { 'retry-after': '60' }, json: {} }),
    );
    const curtain = heading(page, 'Back in a moment');
    await page.clock.fastForward('01:30');
    await curtain.waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.unrouteAll();
    await page.clock.fastForward('00:30');
    await curtain.waitFor({ state: 'detached' });
  });
});

describe('the dashboard', () => {
  test('has no access faults in any look', async ({ open }) => {
    const page = await open('/', { as: await theDemoOrganiser() });
    await page.locator('bdi', { hasText: 'Ada Sommer' }).first().waitFor();
    await page.getByText('Collect speaker pictures and short bios').waitFor();
    const tasks = page.getByRole('heading', { level: 2, name: /Waiting for you|Wartet auf Sie/ });
    expect(await everyLookFaults(page, tasks)).toEqual([]);
  });

  test('counts anew by itself, and opens the list behind a number', async ({ open }) => {
    const person = await withoutSteps(await anOrganiser());
    const page = await open('/', { as: person });
    const due = page.getByRole('link', { name: /Tasks due within a week/ });
    await expect.poll(() => due.innerText()).toMatch(/^0/);
    await person.add({ title: 'Call the hall', dueDate: new Date().toISOString().slice(0, 10) });
    await expect.poll(() => due.innerText()).toMatch(/^1/);
    await due.click();
    await heading(page, 'All tasks').waitFor();
    await page.getByText('Call the hall').first().waitFor();
  });
});

test.for([
  ['/misc/not-authorized', 'This page is not for you'],
  ['/misc/coming-soon', 'Coming soon'],
  ['/misc/maintenance', 'Back in a moment'],
  ['/misc/error', 'Something went wrong'],
  ['/no/such/page', 'Page not found'],
] as const)('%s stands alone and has a way out', async ([path, name], { open }) => {
  const page = await open(path, { scheme: 'dark' });
  await heading(page, name).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.locator('main a').click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});
