import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { aNewPerson, anOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';

const fillSignIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ });

describe('signing in', () => {
  test('says when email or password is wrong, then lets the right ones in', async ({
    open,
    expected,
  }) => {
    expected.push(/status of 400/);
    const person = await anOrganiser();
    const page = await open('/');
    await fillSignIn(page, person.email, 'wrong');
    await page.getByText('Email or password is wrong.').waitFor();
    await fillSignIn(page, person.email, person.password);
    await home(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('works with the keyboard alone', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open('/login');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await home(page).waitFor();
  });

  test('fills in the demo accounts', async ({ open }) => {
    const page = await open('/login');
    await page.getByRole('button', { name: /Attendee/ }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('client@demo.com');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Fill in my speaker form').waitFor();
    expect(await page.getByText('Book the studio for the opening').count()).toBe(0);
  });

  test.for([
    ['Organiser', 'admin@demo.com'],
    ['Exhibitor', 'exhibitor@demo.com'],
  ] as const)('offers the demo account of the %s', async ([role, email], { open }) => {
    const page = await open('/login');
    await page.getByRole('button', { name: role }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
  });

  test('goes where one wanted to go', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open('/apps/todo/important?q=x');
    await fillSignIn(page, person.email, person.password);
    await page.getByRole('heading', { level: 1, name: 'Important' }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('x');
  });

  test.for([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/%0d%0aevil',
    'javascript:alert(1)',
  ])('stays on the site for next=%s', async (next, { open }) => {
    const person = await anOrganiser();
    const page = await open(`/login?next=${encodeURIComponent(next)}`);
    await fillSignIn(page, person.email, person.password);
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(new URL(page.url()).origin).toBe(inject('address'));
  });
});

describe('creating an account', () => {
  const fill = async (page: Page, person: ReturnType<typeof aNewPerson>) => {
    await page.getByLabel('Name').fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
  };

  test('founds an organisation with nothing in it yet', async ({ open }) => {
    const page = await open('/register');
    await fill(page, aNewPerson());
    await page.getByText('0 of 7 done').waitFor();
  });

  test('gives the organisation the name its founder says', async ({ open }) => {
    const page = await open('/register');
    await page.getByLabel('Organisation').fill('Nordic Summit Foundation');
    await fill(page, aNewPerson());
    await page.getByText('0 of 7 done').waitFor();
    await page.goto(new URL('/users/organisation', page.url()).href);
    await page.getByRole('heading', { name: 'Nordic Summit Users' }).waitFor();
  });

  test('says which of the two is taken, and checks before it sends', async ({ open }) => {
    const { email, userData } = await anOrganiser();
    const page = await open('/register');
    await fill(page, { email, username: userData.username, password: 'correct horse' });
    await page.getByText('This email is already in use.').waitFor();
    await page.getByText('This name is already in use.').waitFor();
    await fill(page, { ...aNewPerson(), password: 'short' });
    await page.getByText('Use at least 8 characters').waitFor();
    await fill(page, { ...aNewPerson(), password: 'Password2026' });
    await page.getByText('Many people use this password.').waitFor();
  });
});

describe('a session', () => {
  test('ends on every tab with signing out', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open('/', { as: person });
    await home(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await home(other).waitFor();
    await page.getByRole('button', { name: /Organiser$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /Token|userData/.test(key)),
      ),
    ).toEqual([]);
  });

  test('is renewed once when its access token no longer works', async ({ open, expected }) => {
    expected.push(/status of 401/);
    const person = await anOrganiser();
    const dead = `${person.accessToken}x`;
    const page = await open('/favicon.svg', { as: { ...person, accessToken: dead } });
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/jwt/refresh-token')) renewals.push(request.url());
    });
    await page.goto(inject('address'));
    await home(page).waitFor();
    await page.getByText('0 of 7 done').waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('accessToken'));
    expect(stored).not.toBe(JSON.stringify(dead));
    expect(renewals.length).toBeLessThanOrEqual(1);
  });

  test('is renewed in the background before its tokens end', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open('/', { as: person, hasOwnClock: true });
    await home(page).waitFor();
    const renewals: string[] = [];
    await page.route('**/jwt/refresh-token', async (route) => {
      renewals.push(route.request().url());
      // The server lives in the present: the page goes back there, or each new token were old to it.
      await page.clock.setSystemTime(Date.now());
      await route.continue();
    });
    const renewed = page.waitForResponse('**/jwt/refresh-token');
    await page.clock.fastForward('09:30');
    expect((await renewed).status()).toBe(200);
    // Two access tokens of one second are the same; a refresh token is new each time.
    const stored = () => page.evaluate(() => localStorage.getItem('refreshToken'));
    await expect.poll(stored).not.toBe(JSON.stringify(person.refreshToken));
    expect(renewals).toHaveLength(1);
  });

  test('that cannot be renewed leads to signing in, and back', async ({ open, expected }) => {
    expected.push(/status of 401/);
    const person = await anOrganiser();
    const dead = {
      ...person,
      accessToken: `${person.accessToken}x`,
      refreshToken: 'no-such-token-at-all',
    };
    const page = await open('/apps/todo/completed', { as: dead });
    await fillSignIn(page, person.email, person.password);
    await page.getByRole('heading', { level: 1, name: 'Completed' }).waitFor();
  });
});

describe('the entrance', () => {
  const words = { de: 'Anmelden', fr: 'Se connecter', pt: 'Iniciar sessão' };

  test.for(Object.entries(words))('speaks %s', async ([language, word], { open }) => {
    const page = await open('/login', { language: language as 'de' });
    await page.getByRole('heading', { level: 1, name: word }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await accessFaults(page)).toEqual([]);
  });

  test('shows a page that is not there as such', async ({ open }) => {
    const page = await open('/nowhere/at/all', { as: await anOrganiser() });
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });
});
