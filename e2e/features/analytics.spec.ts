import { expect } from 'vitest';
import { send } from '../setup/api.ts';
import { aConference, inMinutes } from '../setup/conference.ts';
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
  const counted = guest.waitForResponse((answer) => answer.url().endsWith('/views'));
  const member = await open('/venue', { as: attendee, userAgent });
  // Both are waited for at once: figures follow what is counted after some seconds of calm.
  await Promise.all([
    counted,
    member.waitForResponse((answer) => answer.url().endsWith('/api/views')),
  ]);
  await figures.getByText('2 pages opened in the last five minutes.').waitFor();
  await figures.getByRole('table', { name: 'Visits by country' }).getByText('Portugal').waitFor();
  await figures.getByRole('table', { name: 'Pages opened' }).getByText('Lobby').waitFor();

  await figures.getByRole('link', { name: 'Portugal' }).click();
  const days = figures.getByRole('region', { name: 'Visits by country: Portugal' });
  await days.getByRole('table').getByRole('cell', { name: '1', exact: true }).first().waitFor();
  expect(new URL(figures.url()).search).toBe('?of=country&name=PT&table=share');
  await days.getByRole('button', { name: 'Show as a chart' }).click();
  const chart = days.getByRole('slider', { name: 'Visits by country: Portugal' });
  await chart.focus();
  const today = await chart.getAttribute('aria-valuetext');
  expect(today).toContain(' – Visits: 1, Views: 1');
  await figures.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuetext')).toContain(' – Visits: 0, Views: 0');
  await figures.keyboard.press('End');
  expect(await chart.getAttribute('aria-valuetext')).toBe(today);
  await figures.reload();
  await days.waitFor();
  await days.getByRole('button', { name: 'Close these days' }).click();
  await days.waitFor({ state: 'detached' });

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
  const days = page.getByRole('table', { name: 'Visits', exact: true });
  await page.getByRole('button', { name: 'Show as a table' }).first().click();
  await days.waitFor();
  await page.getByRole('button', { name: 'Show as a chart' }).first().click();
  await days.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Visits of members' }).click();
  await days.waitFor();
  expect(new URL(page.url()).searchParams.get('table')).toBe('visits');
  await page.getByLabel('Period').selectOption('last-year');
  await page.waitForURL(/period=last-year/);
  await page.getByText('No activity in this period').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all sponsors as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^sponsors-.*\.csv$/);
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await printed).suggestedFilename()).toMatch(/^Analytics-\d{4}-01-01-\d{4}-12-31\.pdf$/);
});

test('the weekly report is turned on here and seen so there; a dead link to end it says so', async ({
  open,
  expected,
}) => {
  expected.push(/404/);
  const organiser = await aVerifiedOrganiser();
  const here = await open('/dashboard/analytics', { as: organiser });
  const there = await open('/dashboard/analytics', { as: organiser });
  const switchIn = (page: typeof here) =>
    page.getByRole('switch', { name: 'Email me the report every Monday' });
  await switchIn(there).and(there.locator(':not(:checked):enabled')).waitFor({ state: 'attached' });
  await switchIn(here).click();
  await switchIn(there).and(there.locator(':checked')).waitFor({ state: 'attached' });
  const dead = await open(`/reports/stop/${'x'.repeat(43)}`);
  await dead.getByRole('heading', { name: 'This link does not work' }).first().waitFor();
});

test('an event is told by who took part, beside an earlier one, and saved', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  await send('/api/events', organiser.accessToken, {
    name: 'First Summit',
    startsOn: '2026-01-10',
    endsOn: '2026-01-12',
    timeZone: 'Europe/Lisbon',
    languages: ['en'],
  });
  const event = await aConference(organiser, 'Second Summit');
  await event.letIn(attendee);
  const session = await event.add({ startsAt: inMinutes(60) });
  await event.publish();
  await event.star(attendee, session);

  const page = await open('/dashboard/analytics', { as: organiser });
  const came = page.getByRole('region', { name: 'Who came to Second Summit' });
  const steps = came.getByRole('region', { name: 'From page to check-in' });
  await steps.getByRole('button', { name: 'Show as a table' }).click();
  await steps.getByRole('row', { name: 'Took part 1' }).waitFor();
  await came.getByRole('link', { name: 'Took part' }).click();
  const did = came.getByRole('table', { name: 'What people did during the event' });
  await did.getByRole('row', { name: 'Put a session on their agenda 1 1' }).waitFor();
  await came.getByRole('link', { name: 'On several days' }).click();
  await came.getByRole('table', { name: 'People taking part by day' }).waitFor();
  await came.getByLabel('Compare with an earlier event').selectOption('First Summit');
  await steps.getByRole('row', { name: 'Took part 1 0' }).waitFor();
  await page.waitForURL(/with=/);
  const saved = page.waitForEvent('download');
  await came.getByRole('button', { name: 'Save the minutes as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^minutes-second-summit.*\.csv$/);
});
