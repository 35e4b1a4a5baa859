import type { MyEvent, Program } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aNewPerson, anOrganiser, send, signIn } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { aWorker } from '../setup/clicks.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { begin } from '../setup/first-steps.ts';
import { mailed, mailedLink } from '../setup/letters.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const next = (page: Page, step: string) =>
  page
    .getByRole('navigation', { name: 'First steps' })
    .getByRole('link', { name: `Next: ${step}` });
const steps = (page: Page) =>
  page.getByRole('navigation', { name: 'First steps' }).getByRole('link', { name: 'Steps' });
const lines = (page: Page) => page.locator('section[aria-labelledby=first-steps] li').last();
const drawer = (page: Page) => page.getByRole('dialog');

test('from nothing to a published event, in forty clicks and ten minutes', async ({ open }) => {
  const { press, type, clicks, minutes } = aWorker();
  const { username, email, password } = aNewPerson();
  const page = await open('/register', { timezoneId: 'Europe/Lisbon' });
  await type(page.locator('input[name=username]'), username);
  await type(page.locator('input[name=email]'), email);
  await type(page.locator('input[name=organisationName]'), 'Harbour Works');
  await type(page.locator('input[name=password]'), password);
  await press(page.locator('button[type=submit]'));
  await page.getByRole('heading', { name: 'Your first event, step by step' }).waitFor();
  await page.getByText('0 of 7 done').waitFor();
  // The letter is read where letters are read, and its link is a click.
  const proof = await mailedLink(email, 'verify');
  await press(page.getByRole('link', { name: 'Dashboard' }));
  await page.goto(new URL(proof, page.url()).href);
  await press(page.locator('main').getByRole('link').last());
  await page.getByText('0 of 7 done').waitFor();
  // Nothing is counted yet, and nothing is empty.
  expect(await page.locator('main section').count()).toBe(1);

  await press(link(page, 'Create the event'));
  await type(page.locator('input[name=name]'), 'Tides 2027');
  await press(button(page, 'Create event'));

  await press(next(page, 'Add rooms'));
  await press(button(page, 'Add a room'));
  await type(page.locator('input[name=name]'), 'Great hall');
  await press(button(page, 'Add').and(page.locator('[type=submit]')));

  await press(next(page, 'Add the first sessions'));
  for (const title of ['What tides know', 'Locks and keys']) {
    await type(drawer(page).getByLabel('Title'), title);
    await press(drawer(page).getByRole('button', { name: 'Add and type another' }));
    await expect.poll(() => drawer(page).getByLabel('Title').inputValue()).toBe('');
  }
  await type(drawer(page).getByLabel('Title'), 'The long pier');
  await press(drawer(page).getByRole('button', { name: 'Add session' }));
  await drawer(page).waitFor({ state: 'detached' });

  const speaker = aNewPerson();
  await press(next(page, 'Add speakers'));
  await type(drawer(page).locator('input[name=name]'), 'Inês Barros');
  await type(drawer(page).getByLabel('Address'), speaker.email);
  await press(drawer(page).locator('button[type=submit]'));
  await press(drawer(page).getByRole('button', { name: 'Email the link' }));
  await mailed(speaker.email, /#[\w-]+/);
  await press(drawer(page).getByRole('button', { name: 'Close' }));

  await press(next(page, 'Choose the look'));
  await type(page.getByLabel('Colour code'), '#0b6e63');
  await press(button(page, 'Save changes'));

  await next(page, 'Publish').waitFor();
  await press(steps(page));
  await press(link(page, 'Describe the event in a line'));
  await type(page.locator('input[name=tagline]'), 'Two days on water and steel.');
  await press(button(page, 'Save changes'));
  await page.getByText('Saved', { exact: true }).waitFor();
  await press(steps(page));
  await press(link(page, 'Publish the program'));
  await press(drawer(page).getByRole('button', { name: 'Publish 3 changes' }));
  await drawer(page).waitFor({ state: 'detached' });
  await press(steps(page));
  await press(link(page, 'Publish the event'));
  await press(button(page, 'Publish'));
  await press(drawer(page).getByRole('button', { name: 'Publish' }));

  await press(next(page, 'Invite people'));
  const guest = aNewPerson();
  await type(page.locator('textarea[name=people]'), `Ada Sommer <${guest.email}>`);
  await press(button(page, 'Add 1 person'));

  await next(page, 'Invite people').waitFor({ state: 'detached' });
  await press(steps(page));
  await page.getByRole('heading', { name: 'Next tasks' }).waitFor();

  const { accessToken } = await signIn(email, password);
  const [event] = await send<MyEvent[]>('/api/events', accessToken);
  expect(event).toMatchObject({ state: 'published', timeZone: 'Europe/Lisbon', languages: ['en'] });
  const program = await send<Program>(`/api/e/${event?.slug}/program`, null);
  expect(new Set(program.sessions.map(({ title }) => title['en']))).toEqual(
    new Set(['Locks and keys', 'The long pier', 'What tides know']),
  );
  expect(clicks()).toBeLessThanOrEqual(40);
  expect(minutes()).toBeLessThanOrEqual(10);
});

test('the steps and the strip that leads on are for everyone, in every look', async ({ open }) => {
  const organiser = await anOrganiser();
  const [page, walked] = [await open('/', { as: organiser }), await open('/', { as: organiser })];
  await lines(page).waitFor();
  expect(await everyLookFaults(page, lines(page))).toEqual([]);

  await begin(organiser);
  await walked.getByRole('heading', { name: 'Set up Tides' }).waitFor();
  await link(walked, 'Add rooms').last().click();
  await walked.waitForURL(/tab=rooms/);
  await next(walked, 'Add rooms').waitFor();
  const strip = walked.locator('[data-steps-strip]');
  expect(await everyLookFaults(walked, strip)).toEqual([]);
});

test('the steps are walked by keyboard, put away for all, and come back', async ({ open }) => {
  const organiser = await anOrganiser();
  await begin(organiser);
  const [page, second] = [await open('/', { as: organiser }), await open('/', { as: organiser })];
  for (const window of [page, second])
    await window.getByRole('heading', { name: 'Set up Tides' }).waitFor();
  await link(page, 'Add rooms').last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/tab=rooms/);
  await steps(page).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Hide the steps').press('Enter');
  for (const window of [page, second])
    await window.getByRole('heading', { name: 'Next tasks' }).waitFor();
  await button(page, 'Undo').press('Enter');
  for (const window of [page, second])
    await window.getByRole('heading', { name: 'Set up Tides' }).waitFor();
});

test('a sample event is loaded to look around in, and goes in one step', async ({
  open,
  expected,
}) => {
  // What is shown of it is read once more as it goes.
  expected.push(/status of 404/);
  const page = await open('/', { as: await anOrganiser() });
  await button(page, 'Load a sample event').click();
  await page.getByText('This is a sample event.').waitFor();
  await link(page, 'Conference Agenda').click();
  await page.getByRole('button', { name: /^How cities listen/ }).waitFor();
  await page.goBack();
  await button(page, 'Remove the sample').click();
  await page.getByText('0 of 7 done').waitFor();
  // What is about an event has gone with it.
  await link(page, 'Conference Agenda').waitFor({ state: 'detached' });
});
