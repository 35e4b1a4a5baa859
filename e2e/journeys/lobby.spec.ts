import { expect } from 'vitest';
import { send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { aConference, inMinutes } from '../setup/conference.ts';
import { holdBack } from '../setup/line/hold-back.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

test('the lobby follows the clock, the agenda and what is announced', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const event = await aConference(organiser, 'Clock Summit');
  await event.letIn(attendee);
  const opening = { title: { en: 'Opening words' }, minutes: 30, startsAt: inMinutes(20) };
  await event.add(opening);
  await event.add({ title: { en: 'Closing words' }, minutes: 10, startsAt: inMinutes(60) });
  await event.publish();

  const page = await open('/venue', { as: attendee, hasOwnClock: true });
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await page.getByText('Starts in').waitFor();
  await panel('First sessions').getByRole('link', { name: 'Opening words' }).waitFor();
  expect(await panel('Sessions on now').count()).toBe(0);

  await page.clock.fastForward('22:00');
  await panel('Sessions on now').getByRole('link', { name: 'Opening words' }).waitFor();
  await panel('Sessions on now')
    .getByText(/^2[5-9] minutes left$/)
    .waitFor();
  await panel('Next up').getByRole('link', { name: 'Closing words' }).waitFor();
  expect(await page.getByText('Starts in').count()).toBe(0);

  await event.add({ title: { en: 'A late surprise' }, minutes: 10, startsAt: inMinutes(50) });
  await event.publish();
  await panel('Next up').getByRole('link', { name: 'A late surprise' }).waitFor();
  await send(`/api/events/${event.id}/announcements`, organiser.accessToken, {
    words: { en: 'Lunch is served.' },
  });
  await page.getByText('Lunch is served.').waitFor();

  await page.clock.fastForward('30:00');
  await panel('Sessions on now').getByRole('link', { name: 'A late surprise' }).waitFor();
  await page.clock.fastForward('25:00');
  await panel('Sessions on now').waitFor({ state: 'detached' });
  await panel('Next up').getByText('No more sessions today or later.').waitFor();
});

test('it opens sessions, and says who may not come in that there is nothing', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const outsider = await anAttendeeOf(organiser, 'Mara Vogel');
  const event = await aConference(organiser, 'Door Summit');
  await event.add({ title: { en: 'Opening words' }, minutes: 30, startsAt: inMinutes(-5) });
  await event.publish();
  const page = await open('/venue', { as: organiser });
  await page.getByRole('link', { name: 'Opening words', exact: true }).click();
  await page.waitForURL(/\/conference-program\?.*session=/);
  const outside = await open('/venue', { as: outsider });
  await outside.getByText('No event yet').waitFor();
});

test('what comes late pushes nothing down, and what does not come is left out', async ({
  open,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Patient Summit');
  await event.add({ title: { en: 'Opening words' }, minutes: 30, startsAt: inMinutes(-5) });
  await event.publish();
  const path = `/api/events/${event.id}/announcements`;
  await send(path, organiser.accessToken, { words: { en: 'Lunch is served.' } });
  const page = await open('/settings', { as: organiser });
  const title = page.getByRole('heading', { level: 1, name: 'Welcome to Patient Summit' });

  const letPass = await holdBack(page, '**/announcements');
  const program = page.waitForResponse('**/program');
  await page.goto(new URL('/venue', page.url()).href);
  await (await program).finished();
  await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
  expect(await title.count()).toBe(0);
  letPass();
  await title.waitFor();
  await page.getByText('Lunch is served.').waitFor();
  await page.unrouteAll();

  await page.route('**/announcements', (route) => route.abort());
  await page.reload();
  await title.waitFor();
  await page.getByRole('link', { name: 'Opening words', exact: true }).waitFor();
  await page.unrouteAll();
});

test('whoever comes later shows their face', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Arrival Summit');
  const first = await anAttendeeOf(organiser, 'Noah Berger');
  const later = [
    await anAttendeeOf(organiser, 'Vera Sol'),
    await anAttendeeOf(organiser, 'Ines Prado'),
  ];
  for (const one of [first, ...later]) await event.letIn(one);
  const page = await open('/venue', { as: first, hasOwnClock: true });
  await page.getByText('1 person online').waitFor();
  for (const one of later) await open('/venue', { as: one });
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:15');
      return page.getByText(/^.+, .+ and 1 other are here$/).count();
    })
    .toBe(1);
});
