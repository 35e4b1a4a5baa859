import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Actor, anOrganiser } from '../setup/api.ts';
import { accessFaults, type Open, test } from '../setup/browser.ts';
import { oneTimeCode } from '../setup/one-time-code.ts';
import { settingsAt, signInWith } from '../setup/settings-page.ts';

const words = {
  en: {
    email: 'Email',
    password: 'Password',
    go: 'Sign in',
    code: 'Code of your app',
    wrong: 'This code is wrong or has already been used.',
    next: 'Continue',
    setUp: 'Set up',
    turnOn: 'Turn on',
    kept: 'I have saved them',
    isOn: 'Two-step sign-in is on.',
    end: /^End session: Chrome/,
    yes: 'End session',
    useRecovery: 'Use a recovery code',
    recovery: 'Recovery code',
  },
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    go: 'Anmelden',
    code: 'Code aus Ihrer App',
    wrong: 'Dieser Code ist falsch oder wurde schon benutzt.',
    next: 'Weiter',
    setUp: 'Einrichten',
    turnOn: 'Einschalten',
    kept: 'Ich habe sie gespeichert',
    isOn: 'Die Anmeldung in zwei Schritten ist an.',
    end: /^Sitzung beenden: Chrome/,
    yes: 'Sitzung beenden',
    useRecovery: 'Wiederherstellungscode benutzen',
    recovery: 'Wiederherstellungscode',
  },
} as const;
type Language = keyof typeof words;

async function setUp(page: Page, language: Language) {
  const say = words[language];
  await page.getByRole('button', { name: say.setUp }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  const secret = await page.locator('code').innerText();
  await page.getByLabel(say.code).fill('000 000');
  await page.getByRole('button', { name: say.turnOn }).click();
  await page.getByText(say.wrong).waitFor();
  await page.getByLabel(say.code).fill(oneTimeCode(secret));
  await page.getByRole('button', { name: say.turnOn }).click();
  await page.getByRole('button', { name: say.kept }).waitFor();
  const codes = await page.locator('code').allInnerTexts();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: say.kept }).click();
  await page.getByText(say.isOn).waitFor();
  return { secret, codes };
}

const enterPassword = async (open: Open, person: Actor, language: Language) => {
  const page = await open('/login', { language });
  await signInWith(page, words[language], person);
  await page.getByLabel(words[language].code).waitFor();
  return page;
};

const isIn = (page: Page) => page.waitForURL((url) => url.pathname !== '/login');

test.for(['en', 'de'] as const)(
  'a code is asked of every new device, and a device can be shown out: %s',
  async (language, { open, expected }) => {
    expected.push(/status of (401|422)/);
    const say = words[language];
    const person = await anOrganiser();
    const first = await open(settingsAt('two-step'), { as: person, language });
    const { secret, codes } = await setUp(first, language);

    const second = await enterPassword(open, person, language);
    expect(await accessFaults(second)).toEqual([]);
    await second.getByLabel(say.code).fill('111111');
    await second.getByRole('button', { name: say.next }).click();
    await second.getByText(say.wrong).waitFor();
    // The code of this half minute was spent on turning it on.
    await second.getByLabel(say.code).fill(oneTimeCode(secret, 1));
    await second.keyboard.press('Enter');
    await isIn(second);

    await first.goto(inject('address') + settingsAt('sessions'));
    await first.getByRole('button', { name: say.end }).click();
    await first.getByRole('dialog').getByRole('button', { name: say.yes }).click();
    await second.waitForURL(/\/login/);

    const third = await enterPassword(open, person, language);
    await third.getByRole('button', { name: say.useRecovery }).click();
    await third.getByLabel(say.recovery, { exact: true }).fill(codes[0] ?? '');
    await third.getByRole('button', { name: say.next }).click();
    await isIn(third);
  },
);

test('a second step that took too long begins again', async ({ open, expected }) => {
  expected.push(/status of (410|422)/);
  const person = await anOrganiser();
  await setUp(await open(settingsAt('two-step'), { as: person }), 'en');
  const page = await enterPassword(open, person, 'en');
  const dead = { status: 410, json: { code: 'accounts.ticket_dead' } };
  await page.route('**/api/accounts/second-step', (route) => route.fulfill(dead));
  await page.getByLabel('Code of your app').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This took too long. Sign in again.').waitFor();
  await page.getByRole('button', { name: 'Back to the password' }).click();
  await page.getByLabel('Email').waitFor();
});

test('a passkey is made, signs in without a password, and is forgotten', async ({
  open,
  expected,
}) => {
  // Passkeys belong to a name; the test's address is a bare number otherwise.
  expected.push(/foreign request: http:\/\/localhost/);
  const home = inject('address').replace('127.0.0.1', 'localhost');
  const person = await anOrganiser();
  const page = await open('/login', { isForOneTest: true });
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${home}/login`);
  await signInWith(page, words.en, person);
  await isIn(page);
  await page.goto(home + settingsAt('passkeys'));
  await page.getByLabel('Name of the new passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Not used yet').waitFor();
  expect(await accessFaults(page)).toEqual([]);

  await page.getByRole('button', { name: /Organiser$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isIn(page);
  await page.goto(home + settingsAt('passkeys'));
  await page.getByText(/^Last used/).waitFor();
  await page.getByRole('button', { name: 'Remove: My laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkeys yet.').waitFor();
});
