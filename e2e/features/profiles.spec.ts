import type { MyProfile, ProfileUpdate } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aConference } from '../setup/conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

// Two people come in by mail before each test begins.
vi.setConfig({ testTimeout: 120_000 });

async function tells({ accessToken }: Actor, fields: Omit<ProfileUpdate, 'version'>) {
  const { version } = await send<MyProfile>('/api/profile', accessToken);
  return send<MyProfile>('/api/profile', accessToken, { version, ...fields }, 'PATCH');
}

/** Two attendees of one conference who do not know each other yet. */
async function twoPeople() {
  const organiser = await aVerifiedOrganiser();
  const conference = await aConference(organiser, 'Tidal Summit');
  const ines = await anAttendeeOf(organiser, 'Inês Prado');
  const noah = await anAttendeeOf(organiser, 'Noah Berger');
  for (const one of [ines, noah]) await conference.letIn(one);
  return { ines, noah };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const audience = (page: Page, name: string) =>
  page.getByLabel(`Who sees: ${name}`, { exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'As others see me' });
const people = (page: Page) => page.getByRole('list', { name: 'Attendees' }).getByRole('listitem');

describe('two people', () => {
  test(
    'find each other with a slip of the pen, connect, and one hides a field',
    {
      timeout: 120_000,
    },
    async ({ open }) => {
      const { ines, noah } = await twoPeople();
      const own = await open('/my-profile', { as: ines });
      await field(own, 'Headline').fill('Tide engineer');
      await field(own, 'Company').fill('Prado <b>& Filhos');
      await audience(own, 'Email').selectOption('connections');
      await button(own, 'Save profile').click();
      await saved(own).waitFor();

      const page = await open('/people-search', { as: noah });
      await page.getByRole('searchbox').fill('ines prdo');
      await page.getByRole('link', { name: /Inês Prado/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await heading(page, 'Inês Prado').waitFor();
      await page.getByText('Prado <b>& Filhos').waitFor();
      expect(await page.getByText(ines.email).count()).toBe(0);

      const hers = await open('/summit-attendees?tab=connections', { as: ines });
      await hers.getByText('No connections yet').waitFor();
      await button(page, 'Connect with Inês Prado').click();
      await field(page, 'Message').fill('Shall we talk about tides?');
      await button(page, 'Send request').click();
      await page.getByText('Request sent', { exact: true }).waitFor();
      await hers.getByText('Shall we talk about tides?').waitFor();
      await button(hers, 'Accept Noah Berger').click();
      await hers.getByRole('heading', { name: 'Connected (1)' }).waitFor();
      await page.getByText('Connected', { exact: true }).waitFor();
      await link(page, ines.email).waitFor();

      await audience(own, 'Headline').selectOption('nobody');
      await audience(own, 'Email').selectOption('nobody');
      await button(own, 'Save profile').click();
      await saved(own).waitFor();
      await page.reload();
      await page.getByText('Prado <b>& Filhos').waitFor();
      expect(await page.getByText('Tide engineer').count()).toBe(0);
      expect(await page.getByText(ines.email).count()).toBe(0);
      await page.goto(new URL('/people-search?q=engineer', page.url()).href);
      await page.getByText('Nothing matches “engineer”').waitFor();
    },
  );

  test('are suggested to each other in words, until one is no longer listed', async ({ open }) => {
    const { ines, noah } = await twoPeople();
    await tells(ines, {
      interests: ['Tides', 'Batteries'],
      offers: ['turbines'],
      privacy: { offers: 'attendees' },
    });
    await tells(noah, { interests: ['tides'], needs: ['Turbines'] });
    const page = await open('/summit-attendees?tab=suggested', { as: noah });
    await link(page, 'Inês Prado').waitFor();
    await page.getByText('Offers what you are looking for: turbines').waitFor();
    await page.getByText(/You share an interest in tides/i).waitFor();
    await tells(ines, { isListed: false });
    await page.reload();
    await page.getByText('No suggestions yet').waitFor();
    await link(page, 'Everyone').click();
    await people(page).first().waitFor();
    expect(await people(page).getByRole('heading').allInnerTexts()).toEqual(['Noah Berger']);
  });
});

describe('my profile', () => {
  test('shows what others see of it before it is saved', async ({ open }) => {
    const { ines } = await twoPeople();
    const page = await open('/my-profile', { as: ines });
    await field(page, 'Headline').fill('Tide engineer');
    await preview(page).getByText('Tide engineer').waitFor();
    await audience(page, 'Headline').selectOption('connections');
    await preview(page).getByText('Tide engineer').waitFor({ state: 'detached' });
    await preview(page).getByLabel('View as').selectOption('connections');
    await preview(page).getByText('Tide engineer').waitFor();
    await field(page, 'Links').fill('not an address at all');
    await button(page, 'Save profile').click();
    await page.getByText('Enter web addresses like https://example.com').waitFor();
  });

  test('loses nothing that is typed in two windows', async ({ open, expected }) => {
    expected.push(/status of 409/);
    const { ines } = await twoPeople();
    const page = await open('/my-profile', { as: ines });
    await field(page, 'Headline').fill('Typed here');
    await tells(ines, { company: 'Written there' });
    await expect.poll(() => field(page, 'Company').inputValue()).toBe('Written there');
    expect(await field(page, 'Headline').inputValue()).toBe('Typed here');
    await button(page, 'Save profile').click();
    await saved(page).waitFor();
    await page.reload();
    await expect.poll(() => field(page, 'Headline').inputValue()).toBe('Typed here');
    expect(await field(page, 'Company').inputValue()).toBe('Written there');
  });
});

test('a search for attendees is kept and comes back', async ({ open }) => {
  const { ines, noah } = await twoPeople();
  await tells(ines, { interests: ['Tides'], company: 'Prado' });
  const page = await open('/attendee-search?interest=Tides', { as: noah });
  const names = page.locator('[data-row] [data-open]');
  await expect.poll(() => names.allInnerTexts()).toEqual(['Inês Prado']);
  await button(page, 'Saved searches').click();
  await field(page, 'Name of this search').fill('Tidal people');
  await button(page, 'Save').click();
  await button(page, 'Tidal people').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Clear search and filters').first().click();
  await expect.poll(() => names.count()).toBe(2);
  await page.reload();
  await button(page, 'Saved searches').click();
  await button(page, 'Tidal people').click();
  await expect.poll(() => names.allInnerTexts()).toEqual(['Inês Prado']);
  expect(page.url()).toContain('interest=Tides');
});

test('the people can be met by everyone, in every look', async ({ open }) => {
  const { ines, noah } = await twoPeople();
  await tells(ines, {
    headline: 'Tide engineer',
    interests: ['Tides'],
    offers: ['turbines'],
    privacy: { offers: 'attendees' },
  });
  await tells(noah, { interests: ['tides'], needs: ['turbines'] });
  const id = ines.userData.id;
  const page = await open('/favicon.svg', { as: noah });
  for (const [path, shown] of [
    ['/my-profile', 'Noah Berger'],
    ['/summit-attendees', 'Inês Prado'],
    ['/summit-attendees?view=list', 'Inês Prado'],
    ['/summit-attendees?tab=suggested', 'Inês Prado'],
    ['/summit-attendees?tab=connections', '20'],
    [`/summit-attendees?person=${id}`, 'turbines'],
    ['/attendee-search', 'Inês Prado'],
    ['/people-search?q=ines', 'Inês Prado'],
    [`/people/${id}`, 'turbines'],
  ] as const) {
    await page.goto(new URL(path, page.url()).href);
    const sign = page.locator('main, [role=dialog]').getByText(shown).first();
    await sign.waitFor();
    expect([path, await everyLookFaults(page, sign)]).toEqual([path, []]);
  }
});
