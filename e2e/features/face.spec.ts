import type { Browser } from 'playwright-core';
import { expect, inject } from 'vitest';
import { accessFaults, launchBrowser, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aShownOrganisation, publishRecord } from '../setup/face.ts';
import { looksOutside, wearFromNowOn } from '../setup/looks.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

test('an organiser shows the organisation to everyone, and hides it again', async ({
  open,
  expected,
}) => {
  expected.push(/404 .*\/o\/open-house/);
  const organiser = await aVerifiedOrganiser();
  const office = await open('/settings/public-page', { as: organiser });
  const place = office.getByRole('textbox', { name: 'Address of the page' });
  await place.fill('Open House');
  await office.getByRole('button', { name: 'Save changes' }).click();
  await office.getByText('Use small letters, digits and hyphens, at most 60').waitFor();
  await place.fill('open-house');
  await office.getByRole('textbox', { name: 'In one sentence (English)' }).fill('Come and see.');
  const isPublic = office.getByRole('switch', { name: /^Everyone can see this page/ });
  await isPublic.check();
  await office.getByRole('button', { name: 'Save changes' }).click();
  await office.getByText('Saved', { exact: true }).waitFor();

  const visitor = await open('/o/open-house');
  await visitor.getByText('Come and see.').waitFor();
  await visitor.getByRole('heading', { name: 'No events yet' }).waitFor();
  await isPublic.uncheck();
  await office.getByRole('button', { name: 'Save changes' }).click();
  await office.getByRole('link', { name: /\/o\/open-house/ }).waitFor({ state: 'detached' });
  await visitor.reload();
  await visitor.getByRole('heading', { level: 1, name: 'Event not found' }).waitFor();
});

test('its page leads to events, news and help, and they lead back', async ({ open }) => {
  const { event } = await aShownOrganisation('House Summit', 'summit-house');
  const page = await open('/o/summit-house');
  await page.getByText('What we do.').waitFor();
  await page.getByRole('link', { name: 'House Summit opens' }).click();
  await page.getByRole('heading', { level: 1, name: 'House Summit opens' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Tickets 1 answer' }).click();
  await page.getByText('Where are the badges?').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'House Summit', exact: true }).click();
  await page.getByRole('link', { name: 'Read the news' }).waitFor();
  await page.getByRole('link', { name: 'See all events' }).click();
  await page.waitForURL(/\/o\/summit-house$/);
  await page.getByText('What we do.').waitFor();
  expect(event.slug).toBe('house-summit');
});

test('its page can be read by everyone, in every look', async ({ open }) => {
  await aShownOrganisation('Look Summit', 'look-house');
  const desk = await open('/o/look-house');
  for (const look of looksOutside) {
    await wearFromNowOn(desk, look);
    await desk.reload();
    await desk.getByText('What we do.').waitFor();
    expect([look, await accessFaults(desk)]).toEqual([look, []]);
  }
  const viewport = { width: 390, height: 844 };
  const phone = await open('/o/look-house', { language: 'de', viewport });
  await phone.getByText('Wir treffen uns.').waitFor();
  expect(await accessFaults(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('an address may say the language of the page, until the reader chooses', async ({ open }) => {
  await aShownOrganisation('Tongue Summit', 'tongue-house');
  const page = await open('/o/tongue-house?lang=de');
  await page.getByText('Wir treffen uns.').waitFor();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await page.getByText('We meet.').waitFor();
  await page.reload();
  await page.getByText('We meet.').waitFor();
});

const domain = 'events.acme.org';
const browserAt = (): Promise<Browser> =>
  launchBrowser([`--host-resolver-rules=MAP ${domain} 127.0.0.1`]);

test('a domain that is proven has the pages of its organisation, and nothing else', async ({
  open,
  expected,
}) => {
  expected.push(/422 .*\/face\/domain/, /409 .*\/domain\/proof/);
  const { organiser, event } = await aShownOrganisation('Acme Summit', 'acme-house');
  const other = await aShownOrganisation('Other Summit', 'other-house');
  const office = await open('/settings/public-page', { as: organiser });
  await office.getByRole('textbox', { name: 'Domain' }).fill('acme');
  await office.getByRole('button', { name: 'Use this domain' }).click();
  await office.getByText('Enter a domain of your own', { exact: false }).waitFor();
  await office.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await office.getByRole('button', { name: 'Use this domain' }).click();
  const value = await office.getByText(/^plenum=/).textContent();
  await office.getByRole('button', { name: 'Check now' }).click();
  await office.getByText('The record was not found yet.', { exact: false }).waitFor();
  publishRecord(`_plenum.${domain}`, value ?? '');
  await office.getByRole('button', { name: 'Check now' }).click();
  await office.getByText('The domain is verified', { exact: false }).waitFor();
  expect(await everyLookFaults(office, office.getByText(domain, { exact: true }))).toEqual([]);

  const browser = await browserAt();
  const page = await browser.newPage({ locale: 'en' });
  const { port } = new URL(inject('address'));
  const at = `http://${domain}:${port}`;
  await page.goto(at);
  await page.waitForURL(`${at}/o/acme-house`);
  await page.getByText('What we do.').waitFor();
  await page.getByRole('link', { name: 'Acme Summit', exact: true }).click();
  await page.waitForURL(`${at}/e/${event.slug}`);
  await page.getByRole('button', { name: 'Email me the link' }).waitFor();
  const foreign = await page.goto(`${at}/e/${other.event.slug}`);
  expect(foreign?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Event not found' }).waitFor();
  await page.goto(`${at}/e/${event.slug}`);
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await signIn.click();
  await page.waitForURL((url) => url.pathname === '/login' && url.hostname !== domain);
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/e/${event.slug}`);
  await browser.close();
});
