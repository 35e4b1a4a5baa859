import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aNewPerson } from '../setup/api.ts';
import { mailedLink } from '../setup/letters.ts';
import { accessFaults, contrastFaults, test } from '../setup/browser.ts';
import { aConference, inMinutes } from '../setup/conference.ts';
import { looksOutside, wearFromNowOn } from '../setup/looks.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

const titles = (page: Page) => page.locator('[data-session] a').allInnerTexts();
const titled = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).waitFor();

/** What the page fetched ahead is what the app takes. */
const timesFetched = (page: Page, path: string) =>
  page.evaluate(
    (wanted) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(wanted)).length,
    path,
  );

/** A day with two sessions at once, and one that ends on the next day. */
async function aSummit() {
  const organiser = await aVerifiedOrganiser();
  const summit = await aConference(organiser, 'Spring Summit');
  const [hall, track] = [
    await summit.addRoom('Great hall'),
    await summit.addTrack('Craft', '#2b7a3b'),
  ];
  const startsAt = inMinutes(90);
  const talk = await summit.add({
    title: { en: 'What bridges know' },
    abstract: { en: 'Steel remembers every lorry.\n\nSo should we.' },
    startsAt,
    roomId: hall.id,
    trackId: track.id,
    language: 'en',
  });
  await summit.add({ title: { en: 'Listening to a city' }, kind: 'workshop', startsAt });
  await summit.add({ title: { en: 'The long night' }, startsAt, minutes: 1_439 });
  await summit.publish();
  await summit.add({ title: { en: 'Not for anyone yet' }, startsAt });
  return { organiser, summit, talk };
}

test('a visitor finds a session, sends its link, and joins by email', async ({ open }) => {
  const { summit, talk } = await aSummit();
  const page = await open(`/e/${summit.slug}?day=all`);
  await page.getByRole('heading', { level: 1, name: 'Spring Summit' }).waitFor();
  await titled(page, 'What bridges know');
  expect(await timesFetched(page, `/api/e/${summit.slug}/program`)).toBe(1);
  expect((await titles(page)).toSorted()).toEqual([
    'Listening to a city',
    'The long night',
    'What bridges know',
  ]);
  const night = page.locator('[data-session]').filter({ hasText: 'The long night' });
  expect(await night.getByText('ends on the next day').count()).toBe(1);

  await page.getByLabel('All kinds').selectOption({ label: 'Workshop' });
  await expect.poll(() => titles(page)).toEqual(['Listening to a city']);
  expect(new URL(page.url()).searchParams.get('kind')).toBe('workshop');
  await page.reload();
  await titled(page, 'Listening to a city');
  expect(await titles(page)).toEqual(['Listening to a city']);
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('searchbox').fill('lorry');
  await page.getByText('1 session for “lorry”').waitFor();
  await page.getByRole('link', { name: 'What bridges know' }).click();
  await page.getByRole('heading', { level: 1, name: 'What bridges know' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/e/${summit.slug}/sessions/${talk.id}`);
  await page.getByText('So should we.').waitFor();
  await page.goBack();
  await page.getByText('1 session for “lorry”').waitFor();

  const guest = aNewPerson();
  await page.getByLabel('Full name').fill('Lena Vogt');
  await page.getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await page.getByText(`a message to ${guest.email}`).waitFor();
  const invitation = await open(await mailedLink(guest.email, 'invitation'));
  await invitation.locator('input[name=username]').fill(guest.username);
  await invitation.locator('input[name=password]').fill(guest.password);
  await invitation.getByRole('button', { name: 'Accept invitation' }).click();
  await invitation.getByRole('link', { name: 'Conference Program' }).click();
  await invitation.getByText('Spring Summit').first().waitFor();
  await titled(invitation, 'What bridges know');
});

test('who is signed in elsewhere joins with one click, and is in that organisation', async ({
  open,
}) => {
  const { summit } = await aSummit();
  const stranger = await anAttendeeOf(await aVerifiedOrganiser(), 'Noor Haddad');
  const page = await open(`/e/${summit.slug}`, { as: stranger });
  await page.getByText('You are signed in as Noor Haddad.').waitFor();
  await page.getByRole('button', { name: 'Join the event' }).click();
  await page.waitForURL('**/venue');
  await page.getByText('Spring Summit').first().waitFor();
});

test('what is published shows in an open program at once, and a draft only to organisers', async ({
  open,
}) => {
  const { organiser, summit } = await aSummit();
  const attendee = await anAttendeeOf(organiser, 'Noor Haddad');
  await summit.letIn(attendee);
  const page = await open('/conference-program?day=all', { as: attendee });
  await titled(page, 'What bridges know');
  expect(await page.getByText('View the draft').count()).toBe(0);
  const inside = await open('/conference-program?day=all', { as: organiser });
  await inside.getByRole('button', { name: 'View the draft' }).click();
  await inside.getByText('Only organisers see it.').waitFor();
  await titled(inside, 'Not for anyone yet');
  expect(await page.getByText('Not for anyone yet').count()).toBe(0);
  await summit.publish();
  await titled(page, 'Not for anyone yet');

  await page.getByRole('link', { name: 'What bridges know' }).click();
  await page.getByRole('dialog').getByText('So should we.').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('the public pages are for everyone, in every look', async ({ open, expected }) => {
  expected.push(/status of 404/);
  const { summit, talk } = await aSummit();
  for (const path of [`/e/${summit.slug}`, `/e/${summit.slug}/sessions/${talk.id}`]) {
    const page = await open(path, { viewport: { width: 390, height: 844 } });
    await page.getByRole('main').getByText('What bridges know').first().waitFor();
    expect(await accessFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    for (const look of looksOutside) {
      await wearFromNowOn(page, look);
      await page.reload();
      await page.locator(`html[dir=${look.direction}] #content`).waitFor();
      await page.getByText('Great hall').first().waitFor();
      expect(await contrastFaults(page)).toEqual([]);
    }
  }
  const german = await open(`/e/${summit.slug}`, { language: 'de' });
  await german.getByRole('heading', { level: 2, name: 'Programm' }).waitFor();
  expect(await german.evaluate(() => document.documentElement.lang)).toBe('de');
  const nowhere = await open('/e/no-such-event');
  await nowhere.getByRole('heading', { level: 1, name: 'Event not found' }).waitFor();
  expect(await accessFaults(nowhere)).toEqual([]);
});
