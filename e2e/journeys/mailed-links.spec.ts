import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aNewPerson, anOrganiser, type Actor } from '../setup/api.ts';
import { mailedLink } from '../setup/letters.ts';
import { accessFaults, type Open, test } from '../setup/browser.ts';

const setPassword = (page: Page, password: string) =>
  page.locator('input[name=password]').fill(password);

const aVerifiedOrganiser = async (open: Open): Promise<Actor> => {
  const person = await anOrganiser();
  const page = await open(await mailedLink(person.email, 'verify'));
  await page.getByText('Your address is confirmed. Thank you.').waitFor();
  return person;
};

const forgotten = {
  en: {
    forgot: 'Forgot your password?',
    email: 'Email',
    send: 'Email me a link',
    sent: /a link is on its way/,
    title: 'Set a new password',
    set: 'Set password',
    isSet: /Your new password is set/,
    back: 'Back to sign in',
    signIn: 'Sign in',
    wrong: /wrong/,
    welcome: /^Welcome/,
  },
  de: {
    forgot: 'Passwort vergessen?',
    email: 'E-Mail',
    send: 'Link schicken',
    sent: /ist ein Link unterwegs/,
    title: 'Neues Passwort setzen',
    set: 'Passwort setzen',
    isSet: /Ihr neues Passwort ist gespeichert/,
    back: 'Zurück zur Anmeldung',
    signIn: 'Anmelden',
    wrong: /falsch/,
    welcome: /^Willkommen/,
  },
} as const;

test.for(['en', 'de'] as const)(
  'a forgotten password is replaced through the email, and the old one is gone: %s',
  async (language, { open, expected }) => {
    expected.push(/status of 400/);
    const say = forgotten[language];
    const person = await anOrganiser();
    const page = await open('/login', { language });
    await page.getByRole('link', { name: say.forgot }).click();
    const send = page.getByRole('button', { name: say.send });
    await send.waitFor();
    await page.getByLabel(say.email).fill(person.email);
    await send.click();
    await page.getByText(say.sent).waitFor();
    expect(await accessFaults(page)).toEqual([]);

    const link = await mailedLink(person.email, 'reset-password');
    const reset = await open(link, { language });
    await reset.getByRole('heading', { level: 1, name: say.title }).waitFor();
    expect(await accessFaults(reset)).toEqual([]);
    await setPassword(reset, 'battery staple');
    await reset.getByRole('button', { name: say.set }).click();
    await reset.getByText(say.isSet).waitFor();

    await reset.getByRole('link', { name: say.back }).click();
    const signIn = async (password: string) => {
      await reset.getByLabel(say.email).fill(person.email);
      await setPassword(reset, password);
      await reset.getByRole('button', { name: say.signIn, exact: true }).click();
    };
    await signIn(person.password);
    await reset.getByText(say.wrong).waitFor();
    await signIn('battery staple');
    await reset.getByRole('heading', { level: 1, name: say.welcome }).waitFor();
  },
);

test('an invited stranger makes an account and is in', async ({ open }) => {
  const organiser = await aVerifiedOrganiser(open);
  const guest = aNewPerson();
  await organiser.invite(guest.email);
  const page = await open(await mailedLink(guest.email, 'invitation'));
  await page
    .getByRole('heading', { level: 1, name: `Join ${organiser.userData.username}` })
    .waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByLabel('Full name').fill('Lena Vogt');
  await page.locator('input[name=username]').fill(guest.username);
  await setPassword(page, guest.password);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByText(/^Nothing to do/).waitFor();
  await page.getByRole('button', { name: 'Lena Vogt Attendee' }).waitFor();
});

test('a link that was used says so', async ({ open, expected }) => {
  expected.push(/status of 410/);
  const person = await anOrganiser();
  const link = await mailedLink(person.email, 'verify');
  const first = await open(link);
  await first.getByText('Your address is confirmed. Thank you.').waitFor();
  const again = await open(link);
  await again.getByText(/has already been used or has expired/).waitFor();
  expect(await accessFaults(again)).toEqual([]);
  const nobody = await open('/invitation#no-such-token-anywhere');
  await nobody.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
});
