import { expect } from 'vitest';
import { aConference } from '../setup/conference.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aVerifiedOrganiser, anAttendeeOf } from '../setup/people.ts';

/** The browser of the tests says that it is a robot, and robots are not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('what visitors and members open appears before the organiser, who is not counted', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const event = await aConference(organiser, 'Counted Summit');
  await event.letIn(attendee);
  const figures = await open('/dashboard/analytics', { as: organiser, userAgent });
  const visits = figures.getByRole('region', { name: 'At a glance' });
  await visits.getByText('Visits', { exact: true }).waitFor();
  await figures.getByText('Nobody opened a page in the last five minutes.').waitFor();

  const guest = await open(`/e/${event.slug}`, { userAgent, timezoneId: 'Europe/Lisbon' });
  await guest.waitForResponse((answer) => answer.url().endsWith('/views'));
  await figures.getByText('1 page opened in the last five minutes.').waitFor();
  await figures.getByRole('table', { name: 'Visits by country' }).getByText('Portugal').waitFor();

  const member = await open('/venue', { as: attendee, userAgent });
  await member.waitForResponse((answer) => answer.url().endsWith('/api/views'));
  await figures.getByText('2 pages opened in the last five minutes.').waitFor();
  await figures.getByRole('table', { name: 'What is opened' }).getByText('Lobby').waitFor();

  expect(await guest.evaluate(() => document.cookie)).toBe('');
  expect(await everyLookFaults(figures, figures.locator('table').first())).toEqual([]);
});

test('the period stays in the address, charts are tables too, and a report is saved', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  await aConference(organiser, 'Reported Summit');
  const page = await open('/dashboard/analytics', { as: organiser });
  await page.getByRole('region', { name: 'At a glance' }).waitFor();
  await page.getByRole('button', { name: 'Show as a table' }).first().click();
  await page.getByRole('table', { name: 'Visits', exact: true }).waitFor();
  await page.getByLabel('Period').selectOption('last-year');
  await page.waitForURL(/period=last-year/);
  await page.getByText('Nothing happened in this period').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all sponsors as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^sponsors-.*\.csv$/);
});
