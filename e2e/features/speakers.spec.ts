import type { EventSetup, Speaker } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Actor, aNewPerson, send } from '../setup/api.ts';
import { mailedLink } from '../setup/letters.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

async function aPublishedEvent(organiser: Actor): Promise<EventSetup> {
  const token = organiser.accessToken;
  const made = await send<EventSetup>('/api/events', token, {
    name: 'Tidal Summit',
    startsOn: '2027-03-27',
    endsOn: '2027-03-28',
    timeZone: 'Europe/Lisbon',
    languages: ['en', 'de'],
  });
  const path = `/api/events/${made.id}`;
  const description = { en: 'Two days by the sea.', de: 'Zwei Tage am Meer.' };
  await send(path, token, { version: made.version, description }, 'PATCH');
  return send<EventSetup>(`${path}/state`, token, { state: 'published' });
}

const aSpeaker = (organiser: Actor, { id }: EventSetup, fields: object) =>
  send<Speaker>(`/api/events/${id}/speakers`, organiser.accessToken, {
    kind: 'keynote',
    ...fields,
  });

const drawer = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Keynote speakers' }).getByRole('heading');

describe('a keynote speaker', () => {
  test('is added, emailed a link, edits without an account, and stands on the public page', async ({
    open,
  }) => {
    const organiser = await aVerifiedOrganiser();
    const event = await aPublishedEvent(organiser);
    const { email } = aNewPerson();
    const page = await open('/speakers/keynote', { as: organiser });
    await page.getByText('No keynote speaker yet').waitFor();
    await page.getByRole('button', { name: 'Add keynote speaker' }).first().click();
    await field(page, 'Name').fill('Ines Prado');
    await field(page, 'Address').fill(email);
    await press(page, 'Add');
    await press(page, 'Email the link');
    await page.getByText(`A link is on its way to ${email}`).waitFor();

    const own = await open(await mailedLink(email, 'speaker'));
    await own.getByRole('heading', { level: 1, name: 'You at Tidal Summit' }).waitFor();
    expect(await accessFaults(own)).toEqual([]);
    await field(own, 'About').fill('Builds with the tide.');
    await field(own, 'Links').fill('ines.example.org');
    await own.getByLabel('Consent to record').selectOption('agreed');
    await press(own, 'Save');
    await own.getByText('Thank you, your profile was saved').waitFor();
    await own.getByText('Saved', { exact: true }).waitFor();

    await page.getByText('Given by the speaker on').waitFor();
    expect(await field(page, 'About').inputValue()).toBe('Builds with the tide.');

    const shown = await open(
      `/e/${event.slug}/speakers/${new URL(page.url()).searchParams.get('speaker')}`,
    );
    await shown.getByRole('heading', { level: 1, name: 'Ines Prado' }).waitFor();
    await shown.getByText('Builds with the tide.').waitFor();
    const link = shown.getByRole('link', { name: 'ines.example.org' });
    expect(await link.getAttribute('href')).toBe('https://ines.example.org');
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await accessFaults(shown)).toEqual([]);

    await press(page, 'End the link');
    await page.getByText('There is no working link at the moment.').waitFor();
  });

  test('is told that an old link is dead', async ({ open, expected }) => {
    expected.push(/status of 410/);
    const page = await open(`/speaker#${'x'.repeat(43)}`);
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  });
});

describe('two organisers', () => {
  test('see each other’s order and words, and lose nothing they type', async ({ open }) => {
    const organiser = await aVerifiedOrganiser();
    const event = await aPublishedEvent(organiser);
    for (const name of ['First', 'Second', 'Third']) await aSpeaker(organiser, event, { name });
    const page = await open('/speakers/keynote?view=list', { as: organiser });
    const other = await open('/speakers/keynote', { as: organiser });
    await other.getByRole('button', { name: 'Third', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Move Third' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    const order = () => cards(other).allInnerTexts();
    await expect.poll(order).toEqual(['First', 'Third', 'Second']);

    await press(other, 'First');
    await field(other, 'Company').fill('Typed here');
    await press(page, 'First');
    await field(page, 'Title').fill('Written there');
    await press(page, 'Save');
    await expect.poll(() => field(other, 'Title').inputValue()).toBe('Written there');
    expect(await field(other, 'Company').inputValue()).toBe('Typed here');
    await press(other, 'Save');
    await other.getByText('First was saved').waitFor();
    await page.getByText('Written there, Typed here').waitFor();
  });
});

test('the speakers can be used by everyone, in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aPublishedEvent(organiser);
  const ines = await aSpeaker(organiser, event, { name: 'Ines Prado', recording: 'refused' });
  const page = await open('/favicon.svg', { as: organiser });
  for (const path of [
    '/speakers/all',
    `/speakers/all?view=list&speaker=${ines.id}`,
    '/conference-program/speakers',
    `/conference-program/speakers/${ines.id}`,
  ]) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByText('Ines Prado').first().waitFor();
    const shown = path.includes('speaker=')
      ? drawer(page).locator('input[name=name]')
      : page.getByText('Ines Prado').first();
    expect([path, await everyLookFaults(page, shown)]).toEqual([path, []]);
  }
});
