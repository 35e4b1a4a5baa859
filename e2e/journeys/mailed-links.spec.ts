import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aNewPerson, anOrganiser, mailedLink, type Actor } from '../setup/api.ts';
import { accessFaults, type Open, test } from '../setup/browser.ts';

const setPassword = (page: Page, password: string) =>
  page.locator('input[name=password]').fill(password);

const aVerifiedOrganiser = async (open: Open): Promise<Actor> => {
  const person = await anOrganiser();
  const page = await open(await mailedLink(person, person.email, 'verify'));
  await page.getByText('Your address is confirmed. Thank you.').waitFor();
  return person;
};

test('a forgotten password is replaced through the mail, in German, and the old one is gone', async ({
  open,
  expected,
}) => {
  expected.push(/status of 400/);
  const person = await anOrganiser();
  const page = await open('/login', { language: 'de' });
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await page.getByText(/ist ein Link unterwegs/).waitFor();
  expect(await accessFaults(page)).toEqual([]);

  const reset = await open(await mailedLink(person, person.email, 'reset-password'), {
    language: 'de',
  });
  await reset.getByRole('heading', { level: 1, name: 'Neues Passwort setzen' }).waitFor();
  expect(await accessFaults(reset)).toEqual([]);
  await setPassword(reset, 'battery staple');
  await reset.getByRole('button', { name: 'Passwort setzen' }).click();
  await reset.getByText(/Ihr neues Passwort gilt/).waitFor();

  await reset.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
  const signIn = async (password: string) => {
    await reset.getByLabel('E-Mail').fill(person.email);
    await setPassword(reset, password);
    await reset.getByRole('button', { name: 'Anmelden' }).click();
  };
  await signIn(person.password);
  await reset.getByText(/falsch/).waitFor();
  await signIn('battery staple');
  await reset.getByRole('heading', { level: 1, name: /^Willkommen/ }).waitFor();
});

test('an invited stranger makes an account and is in', async ({ open }) => {
  const organiser = await aVerifiedOrganiser(open);
  const guest = aNewPerson();
  await organiser.invite(guest.email);
  const page = await open(await mailedLink(organiser, guest.email, 'invitation'));
  await page
    .getByRole('heading', { level: 1, name: `Join ${organiser.userData.username}` })
    .waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByLabel('Full name').fill('Lena Vogt');
  await page.locator('input[name=username]').fill(guest.username);
  await setPassword(page, guest.password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByText(/^Nothing to do/).waitFor();
  await page.getByRole('button', { name: 'Lena Vogt Attendee' }).waitFor();
});

test('a link that was used says so', async ({ open, expected }) => {
  expected.push(/status of 410/);
  const person = await anOrganiser();
  const link = await mailedLink(person, person.email, 'verify');
  const first = await open(link);
  await first.getByText('Your address is confirmed. Thank you.').waitFor();
  const again = await open(link);
  await again.getByText(/has been used already or has expired/).waitFor();
  expect(await accessFaults(again)).toEqual([]);
  const nobody = await open('/invitation#no-such-token-anywhere');
  await nobody.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
});
