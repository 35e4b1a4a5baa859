import { describe, expect } from 'vitest';
import { anAgenda, at, block, dragTo, spot } from '../setup/agenda-screen.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';

const path = '/conference-agenda?day=2027-03-10';
const nine = 9 * 60;

describe('the grid', () => {
  test('is filled by dragging, and a change can be undone', async ({ open }) => {
    const stage = await anAgenda();
    const [quay, loft] = stage.event.rooms;
    await stage.add('Knots');
    await stage.add('Sails');
    const page = await open(path, { as: stage.organiser });
    await dragTo(page, 'Knots', 0, nine);
    await expect
      .poll(() => stage.session('Knots'))
      .toMatchObject({ roomId: quay?.id, startsAt: at('09:00') });
    await dragTo(page, 'Sails', 1, nine + 25);
    await expect
      .poll(() => stage.session('Sails'))
      .toMatchObject({ roomId: loft?.id, startsAt: at('09:25') });
    await page.getByText('Every session has a time').waitFor();
    await page.locator('body').press('Control+z');
    await expect.poll(() => stage.session('Sails')).toMatchObject({ startsAt: null });
    await page.getByRole('tab', { name: 'Unscheduled (1)' }).waitFor();
  });

  test('is worked with the keyboard alone', async ({ open }) => {
    const stage = await anAgenda();
    const [quay, loft] = stage.event.rooms;
    await stage.add('Knots', { roomId: quay?.id ?? null, startsAt: at('09:00') });
    const page = await open(path, { as: stage.organiser });
    const knots = block(page, 'Knots');
    await knots.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowDown']) {
      await page.keyboard.press(key);
    }
    await page.getByText(/“Knots”: 9:10 – 9:45 AM, Loft/).waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => stage.session('Knots'))
      .toMatchObject({ roomId: loft?.id, startsAt: at('09:10'), minutes: 35 });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Title').waitFor();
    await expect.poll(() => stage.session('Knots')).toMatchObject({ startsAt: at('09:10') });
  });

  test('refuses a room that is taken, and says by what', async ({ open, expected }) => {
    expected.push(/status of 409/);
    const stage = await anAgenda();
    const [quay, loft] = stage.event.rooms;
    await stage.add('Knots', { roomId: quay?.id ?? null, startsAt: at('09:00') });
    await stage.add('Sails', { roomId: loft?.id ?? null, startsAt: at('09:00') });
    const page = await open(path, { as: stage.organiser });
    await block(page, 'Sails').waitFor();
    await dragTo(page, 'Sails', 0, nine + 10);
    await page.getByText('“Sails” cannot be there: “Knots” is in Quay').waitFor();
    await page.getByRole('button', { name: /^Sails, Talk, 9:00.*Loft/ }).waitFor();
    expect(await stage.session('Sails')).toMatchObject({ roomId: loft?.id });
  });

  test('makes a session where it is clicked', async ({ open }) => {
    const stage = await anAgenda();
    const [, loft] = stage.event.rooms;
    const page = await open(path, { as: stage.organiser });
    await page.locator('[data-agenda-layer]').waitFor();
    const { x, y } = await spot(page, 1, 10 * 60);
    await page.mouse.click(x, y + 2);
    await page.getByRole('dialog').getByLabel('Title').fill('Anchors');
    await page.getByRole('button', { name: 'Add session' }).click();
    await expect
      .poll(() => stage.session('Anchors'))
      .toMatchObject({ roomId: loft?.id, startsAt: at('10:00') });
  });
});

test('two organisers see each other’s moves, and nothing typed is lost', async ({ open }) => {
  const stage = await anAgenda();
  const [quay] = stage.event.rooms;
  const place = { roomId: quay?.id ?? null, startsAt: at('09:00') };
  const { id } = await stage.add('Knots', place);
  const mine = await open(`${path}&session=${id}`, { as: stage.organiser });
  const theirs = await open(path, { as: stage.organiser });
  await mine.getByRole('dialog').getByLabel('Title').fill('Better knots');
  await dragTo(theirs, 'Knots', 1, nine + 60);
  await mine.getByText(/^Added to what you typed: .*Room/).waitFor();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => stage.session('Better knots'))
    .toMatchObject({ startsAt: at('10:00'), roomId: stage.event.rooms[1]?.id });
  await block(theirs, 'Better knots').waitFor();
});

test('a draft is read, published, and kept as a version', async ({ open }) => {
  const stage = await anAgenda();
  const [quay, loft] = stage.event.rooms;
  await stage.add('Knots', { roomId: quay?.id ?? null, startsAt: at('09:00') });
  const page = await open(path, { as: stage.organiser });
  const publish = async (changes: string) => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: changes }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await publish('Publish 1 change');
  await page.getByText('Version 1 is published', { exact: true }).waitFor();
  await block(page, 'Knots').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => stage.session('Knots')).toMatchObject({ roomId: loft?.id });
  await page.getByText('1 unpublished change', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('From Quay to Loft').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await publish('Publish 1 change');
  await page.getByRole('button', { name: 'Versions' }).press('Enter');
  await page.getByText('Version 2', { exact: true }).waitFor();
});

test('the list finds, and moves many at once', async ({ open }) => {
  const stage = await anAgenda();
  const [quay] = stage.event.rooms;
  await stage.add('Knots', { roomId: quay?.id ?? null, startsAt: at('09:00') });
  await stage.add('Sails', { roomId: quay?.id ?? null, startsAt: at('10:00') });
  await stage.add('Anchors');
  const page = await open('/conference-agenda?view=list', { as: stage.organiser });
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('s');
  await page.getByRole('button', { name: 'State' }).click();
  await page.getByRole('menuitemradio', { name: 'No time yet' }).click();
  await page.getByText('Knots').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Anchors', exact: true }).waitFor();
  await page.goto(page.url().replace(/\?.*/, '?view=list'));
  for (const title of ['Knots', 'Sails']) {
    await page.getByRole('checkbox', { name: new RegExp(title) }).check();
  }
  await page.getByRole('button', { name: '15 minutes later' }).click();
  await expect.poll(() => stage.session('Knots')).toMatchObject({ startsAt: at('09:15') });
  await expect.poll(() => stage.session('Sails')).toMatchObject({ startsAt: at('10:15') });
});

test('two things done are said beside what one needs, and both can be undone', async ({ open }) => {
  const stage = await anAgenda();
  const [quay] = stage.event.rooms;
  await stage.add('Knots', { roomId: quay?.id ?? null, startsAt: at('09:00') });
  const page = await open('/conference-agenda?view=list', { as: stage.organiser });
  for (const time of ['09:15', '09:30']) {
    await page.getByRole('checkbox', { name: /Knots/ }).check();
    await page.getByRole('button', { name: '15 minutes later' }).click();
    await expect.poll(() => stage.session('Knots')).toMatchObject({ startsAt: at(time) });
  }
  // Those beneath are hidden until one points there.
  const undo = page.locator('button', { hasText: 'Undo' });
  await expect.poll(() => undo.count()).toBe(2);
  // It has come to rest.
  await undo.last().click({ trial: true });
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Versions' }).click({ trial: true });
  const [first, last] = [await undo.first().boundingBox(), await undo.last().boundingBox()];
  expect(Math.abs((first?.y ?? 0) - (last?.y ?? 0))).toBeLessThan(20);
  await undo.last().hover();
  await undo.first().click({ trial: true });
  const stays = await undo.last().boundingBox();
  expect(stays?.y).toBe(last?.y);
});

test('everyone can use it, in every look', async ({ open }) => {
  const stage = await anAgenda();
  const [quay] = stage.event.rooms;
  const place = { roomId: quay?.id ?? null, startsAt: at('09:00') };
  await stage.add('Knots', { ...place, trackId: stage.event.tracks[0]?.id ?? null });
  await stage.add('Sails');
  const page = await open(path, { as: stage.organiser });
  expect(await everyLookFaults(page, page.getByText('Knots').first())).toEqual([]);
});
