import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { saved, settingsAt } from '../setup/settings-page.ts';

const topBar = (page: Page) => page.getByRole('banner');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('new names are in the top bar at once, and a taken one is said on its field', async ({
  open,
  expected,
}) => {
  expected.push(/status of 409/);
  const [person, other] = await Promise.all([anOrganiser(), anOrganiser()]);
  const page = await open(settingsAt(), { as: person });
  await page.getByLabel('Full name').fill('Mara Winter');
  await page.getByLabel('Username').fill(other.userData.username);
  await save(page);
  await page.getByText('This name is already in use.').waitFor();
  await page.getByLabel('Username').fill(person.userData.username);
  await save(page);
  await saved(page);
  await topBar(page).getByText('Mara Winter').waitFor();
  await page.reload();
  await topBar(page).getByText('Mara Winter').waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Mara Winter');
});

test('the same in German, with a way back for what is not saved', async ({ open }) => {
  const page = await open(settingsAt(), { as: await anOrganiser(), language: 'de' });
  await page.getByLabel('Vollständiger Name').fill('Jörg Weiß');
  await page.getByRole('link', { name: 'Angaben' }).click();
  await page.getByRole('dialog').getByText('Ohne Speichern verlassen?').waitFor();
  await page.getByRole('dialog').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await saved(page, 'Gespeichert');
  await topBar(page).getByText('Jörg Weiß').waitFor();
});

test('what one tells about oneself is kept', async ({ open }) => {
  const page = await open(settingsAt('info'), { as: await anOrganiser() });
  await page.getByRole('combobox', { name: 'Country' }).fill('Portu');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await page.getByLabel('Website').fill('example.org');
  await page.getByLabel('Phone').fill('+351 210 000 000');
  await save(page);
  await saved(page);
  await page.reload();
  await page.getByLabel('Phone').waitFor();
  expect(await page.getByLabel('Phone').inputValue()).toBe('351210000000');
  expect(await page.getByLabel('Website').inputValue()).toBe('https://example.org');
  expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Portugal');
});

test('switches are kept at once, and can be taken back', async ({ open }) => {
  const page = await open(settingsAt('notifications'), { as: await anOrganiser() });
  const digest = page.getByRole('switch', { name: 'The blog, once a week' });
  const follows = page.getByRole('switch', { name: 'Follows me' });
  const kept = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/settings/notification'));
  await Promise.all([kept(), digest.check()]);
  await Promise.all([kept(), follows.uncheck()]);
  await Promise.all([kept(), page.getByRole('button', { name: 'Undo' }).last().click()]);
  await page.reload();
  await digest.waitFor();
  expect(await digest.isChecked()).toBe(true);
  expect(await follows.isChecked()).toBe(true);
});

/** A grey picture of one colour, as small as a PNG can be written by hand. */
function aPicture(side: number): Buffer {
  const crc = (bytes: Buffer) => {
    let rest = -1;
    for (const byte of bytes) {
      rest ^= byte;
      for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
    }
    return ~rest >>> 0;
  };
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(content.length);
    check.writeUInt32BE(crc(named));
    return Buffer.concat([size, named, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = Buffer.alloc(side * (side + 1), 90);
  for (let row = 0; row < side; row++) rows[row * (side + 1)] = 0;
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.of())];
  return Buffer.concat([signature, ...parts]);
}

test('a picture is cut, sent, shown in the top bar, and taken away again', async ({ open }) => {
  const page = await open(settingsAt(), { as: await anOrganiser() });
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await page.getByText('This file cannot be used as a picture here.').waitFor();
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPicture(300) });
  await page.getByLabel('Zoom').fill('2');
  await page.getByLabel(/from left to right/).press('ArrowRight');
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await topBar(page).locator('img').waitFor();
  await page.reload();
  await topBar(page).locator('img').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Add a picture' }).waitFor();
  expect(await topBar(page).locator('img').count()).toBe(0);
});

test('before something dangerous one shows again that it is oneself', async ({
  open,
  expected,
}) => {
  expected.push(/status of 403/, /status of 422/);
  const person = await anOrganiser();
  const page = await open(settingsAt('data'), { as: person });
  const stale = { status: 403, json: { code: 'accounts.confirm_first' } };
  await page.route('**/api/accounts/exports', (route) => route.fulfill(stale), { times: 2 });
  const gather = page.getByRole('button', { name: 'Prepare my data' });
  await gather.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await gather.click();
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
  await password.fill('not it');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('This password is wrong.').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toMatch(/^plenum-my-data-.*\.zip$/);
});

test('an account goes with its typed address, and its sign-in with it', async ({
  open,
  expected,
}) => {
  expected.push(/status of (400|401|422)/);
  const person = await anOrganiser();
  const page = await open(settingsAt('delete'), { as: person });
  const typed = page.getByLabel('Type your email address to confirm');
  await typed.fill('somebody@example.org');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('This is not the address of your account.').waitFor();
  await typed.fill(person.email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Email or password is wrong.').waitFor();
});

describe('every tab', () => {
  /** Eleven checks in one visit. */
  const eachTabTimeout = 180_000;
  const looks = [
    ['in light English', {}],
    [
      'in dark German from right to left on a phone',
      { scheme: 'dark', language: 'de', isRtl: true, width: 390 },
    ],
  ] as const;

  test.for(looks)(
    'is for everyone %s',
    { timeout: eachTabTimeout },
    async ([, { ...look }], { open }) => {
      const width = 'width' in look ? look.width : 1280;
      const visit = { ...look, viewport: { width, height: 844 } };
      const page = await open(settingsAt(), { as: await anOrganiser(), ...visit });
      const links = page.locator('nav a[href*="account-settings?tab="]');
      await links.first().waitFor();
      for (const link of await links.all()) {
        await link.click();
        const name = (await link.innerText()).trim();
        await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
        await page.locator('section').locator('button, input, li, [role=alert]').first().waitFor();
        expect(await accessFaults(page), name).toEqual([]);
        const widths = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ]);
        expect(widths[0], name).toBeLessThanOrEqual(widths[1] ?? 0);
      }
    },
  );
});
