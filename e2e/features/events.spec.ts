import type { EventSetup, MyEvent } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anOrganiser, send, theDemoAttendee } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aConference, inMinutes } from '../setup/conference.ts';
import { anEventOf, field, hub, part, press, savedMark } from '../setup/events.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

const platform = '/conference-platform';
const state = (page: Page) => page.getByRole('region', { name: 'State of the event' });
const dialog = (page: Page) => page.getByRole('dialog');
const rooms = (page: Page) => page.getByRole('list', { name: 'Rooms and stages' });
const roomNames = (page: Page) => rooms(page).locator('bdi').allInnerTexts();

async function addRoom(page: Page, name: string, seats: string) {
  await field(page, 'Name').fill(name);
  await field(page, 'Seats').fill(seats);
  await press(page, 'Add');
  await rooms(page).getByText(name).waitFor();
}

describe('an event is set up', () => {
  test('from nothing to published', async ({ open, expected }) => {
    expected.push(/status of 409/);
    const organiser = await aVerifiedOrganiser();
    const page = await open(platform, { as: organiser });
    await field(page, 'Name').fill('Horizon <b>Summit</b>');
    await press(page, 'Create event');
    await hub(page, 'Horizon <b>Summit</b>').waitFor();

    await press(page, 'Publish');
    await dialog(page).getByRole('button', { name: 'Publish' }).click();
    await state(page).getByText('Still missing:').waitFor();
    await state(page).getByRole('link', { name: 'Tagline and description' }).click();
    await field(page, 'Tagline (English)').fill('Meet what is next');
    await field(page, 'Address').fill(`Horizon ${organiser.userData.id}`);
    await press(page, 'Save changes');
    await savedMark(page).waitFor();

    await page.getByText('Everything required is done.').waitFor();
    const slug = `horizon-${organiser.userData.id}`;
    await expect(send(`/api/e/${slug}`, null)).rejects.toThrow('404');
    await press(page, 'Publish');
    await dialog(page).getByRole('button', { name: 'Publish' }).click();
    await state(page).locator('[aria-current=step]').getByText('Published').waitFor();
    const shown = await send<{ event: { name: string } }>(`/api/e/${slug}`, null);
    expect(shown.event.name).toBe('Horizon <b>Summit</b>');
  });

  test('with rooms and tracks, one after the other', async ({ open }) => {
    const organiser = await anOrganiser();
    await anEventOf(organiser, 'Summit');
    const page = await open(platform, { as: organiser });
    await part(page, 'Rooms and stages');
    await press(page, 'Add a room');
    await addRoom(page, 'Main hall', '1200');
    await addRoom(page, 'Workshop', '24');
    await press(page, 'Done');
    await part(page, 'Tracks');
    await press(page, 'Add a track');
    await field(page, 'Name (English)').fill('Engineering');
    await page.getByRole('radio', { name: 'Teal' }).check();
    await press(page, 'Add');
    await page.getByRole('list', { name: 'Tracks' }).getByText('Engineering').waitFor();
  });

  test('its rooms are put in order with the keyboard, and removed', async ({ open }) => {
    const organiser = await anOrganiser();
    const { id } = await anEventOf(organiser, 'Spring school');
    for (const name of ['Aurora', 'Borealis', 'Corona']) {
      const room = { name, kind: 'room', capacity: null };
      await send(`/api/events/${id}/rooms`, organiser.accessToken, room);
    }
    const page = await open(`${platform}?tab=rooms`, { as: organiser });
    const other = await open(`${platform}?tab=rooms`, { as: organiser });
    await rooms(other).waitFor();
    await page.getByRole('button', { name: 'Move Corona', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.getByText('Corona is at 2 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(() => roomNames(other)).toEqual(['Aurora', 'Corona', 'Borealis']);
    await press(page, 'Remove Aurora');
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => roomNames(other)).toEqual(['Corona', 'Borealis']);
    await page.reload();
    await rooms(page).waitFor();
    expect(await roomNames(page)).toEqual(['Corona', 'Borealis']);
  });

  test('by two at once: nothing typed is lost', async ({ open }) => {
    const organiser = await anOrganiser();
    await anEventOf(organiser, 'Summit');
    const page = await open(platform, { as: organiser });
    const other = await open(platform, { as: organiser });
    await hub(other, 'Summit').waitFor();

    await field(other, 'Tagline (English)').fill('Typed by the second');
    await field(page, 'Name').fill('Summit of the first');
    await press(page, 'Save changes');
    await hub(other, 'Summit of the first').waitFor();
    expect(await field(other, 'Name').inputValue()).toBe('Summit of the first');
    expect(await field(other, 'Tagline (English)').inputValue()).toBe('Typed by the second');

    await field(page, 'Tagline (English)').fill('Typed by the first');
    await press(page, 'Save changes');
    await savedMark(page).waitFor();
    const clash = other.getByRole('group', { name: 'tagline' });
    await clash.getByText('Typed by the first').waitFor();
    await clash.getByText('Typed by the second').waitFor();
    expect(await field(other, 'Tagline (English)').inputValue()).toBe('Typed by the second');
    await press(other, 'Keep mine');
    await press(other, 'Save changes');
    await savedMark(other).waitFor();
    await expect
      .poll(() => field(page, 'Tagline (English)').inputValue())
      .toBe('Typed by the second');
  });

  test('by two at once: both versions are shown, in every look, and none is sent unasked', async ({
    open,
  }) => {
    const organiser = await anOrganiser();
    const { id } = await anEventOf(organiser, 'Summit');
    const path = `/api/events/${id}`;
    const kept = () => send<EventSetup>(path, organiser.accessToken);
    const page = await open(platform, { as: organiser });
    await field(page, 'Tagline (English)').fill('Typed here');
    const { version } = await kept();
    const theirs = { version, name: 'Their summit', tagline: { en: 'Changed there' } };
    await send(path, organiser.accessToken, theirs, 'PATCH');
    await page.getByText('Added to what you typed: name.').waitFor();
    const clash = page.locator('[data-meanwhile]:has(fieldset)');
    await press(page, 'Save changes');
    await expect.poll(() => clash.evaluate((notice) => notice.matches(':focus'))).toBe(true);
    expect((await kept()).tagline).toEqual({ en: 'Changed there' });
    expect(await everyLookFaults(page, clash.getByText('Changed there'))).toEqual([]);
  });
});

describe('the people of an event', () => {
  test('are pasted, looked through line by line, and invited', async ({ open }) => {
    const organiser = await aVerifiedOrganiser();
    await anEventOf(organiser, 'Summit');
    const page = await open(`${platform}?tab=attendees`, { as: organiser });
    const pasted = [
      'Ada Sommer <ada@example.org>',
      'no address here',
      'Noah Berger; noah@example.org',
      'ada@example.org',
    ];
    await field(page, 'Names and addresses').fill(pasted.join('\n'));
    const counts = page.getByRole('list', { name: 'What will happen' });
    await counts.getByText('2 will be invited').waitFor();
    await counts.getByText('1 line cannot be read').waitFor();
    await page.getByRole('row').filter({ hasText: 'no address here' }).waitFor();
    await press(page, 'Add 2 people');
    await page.getByText('2 invitations are on their way.').waitFor();
    await page.getByRole('link', { name: '2 Invited, not here yet' }).waitFor();
    const to = (await organiser.outbox()).map((line) => line.to);
    expect(to).toEqual(expect.arrayContaining(['ada@example.org', 'noah@example.org']));
  });

  test('hear what is announced, until it is taken back', async ({ open }) => {
    const organiser = await anOrganiser();
    const event = await anEventOf(organiser, 'Summit');
    const said = () =>
      send<unknown[]>(`/api/events/${event.id}/announcements`, organiser.accessToken);
    const page = await open(`${platform}?tab=announcements`, { as: organiser });
    await press(page, 'Write an announcement');
    await field(page, 'Announcement (English)').fill('Lunch is served.');
    await press(page, 'Announce');
    const list = page.getByRole('list', { name: 'Announcements' });
    await list.getByText('Shown now').waitFor();
    await press(page, 'Withdraw: Lunch is served.');
    await page.getByText('The announcement is withdrawn').waitFor();
    await list.waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await list.getByText('Lunch is served.').waitFor();
    expect(await said()).toHaveLength(1);
  });
});

describe('several events', () => {
  test('are switched between in the top bar, and the switch is remembered', async ({ open }) => {
    const organiser = await anOrganiser();
    await anEventOf(organiser, 'Spring school');
    await anEventOf(organiser, 'Autumn school');
    const page = await open(platform, { as: organiser });
    const switcher = page.getByRole('button', { name: /^Event: / });
    const shown = await page.getByRole('heading', { level: 1 }).innerText();
    const next = shown === 'Spring school' ? 'Autumn school' : 'Spring school';
    await field(page, 'Name').fill('Typed and not saved');
    await switcher.click();
    await page.getByRole('menuitem', { name: next }).click();
    await press(page, 'Keep editing');
    expect(await field(page, 'Name').inputValue()).toBe('Typed and not saved');
    await switcher.click();
    await page.getByRole('menuitem', { name: next }).click();
    await press(page, 'Discard changes');
    await hub(page, next).waitFor();
    await page.reload();
    await hub(page, next).waitFor();
  });

  test('whoever ends one stays with it', async ({ open }) => {
    const organiser = await aVerifiedOrganiser();
    await anEventOf(organiser, 'Autumn school');
    const spring = await aConference(organiser, 'Spring school');
    await spring.add({ startsAt: inMinutes(120) });
    await spring.publish();
    await send(`/api/events/${spring.id}/state`, organiser.accessToken, { state: 'live' });
    const page = await open(platform, { as: organiser });
    await hub(page, 'Spring school').waitFor();
    await press(page, 'Change the state');
    await page.getByRole('menuitem', { name: 'End the event' }).click();
    await dialog(page).getByRole('button', { name: 'End the event' }).click();
    await page.getByText('Spring school has ended').waitFor();
    await state(page).locator('[aria-current=step]').getByText('Ended').waitFor();
    await page.reload();
    await hub(page, 'Spring school').waitFor();
  });

  test('a draft is thrown away, when one is sure', async ({ open }) => {
    const organiser = await anOrganiser();
    await anEventOf(organiser, 'Spring school');
    await anEventOf(organiser, 'Autumn school');
    const page = await open(`${platform}?tab=events`, { as: organiser });
    await press(page, 'Remove Autumn school');
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Autumn school was removed').waitFor();
    await hub(page, 'Spring school').waitFor();
    const left = await send<MyEvent[]>('/api/events', organiser.accessToken);
    expect(left.map(({ name }: Pick<EventSetup, 'name'>) => name)).toEqual(['Spring school']);
  });
});

test('the hub is not for attendees', async ({ open }) => {
  const page = await open(platform, { as: await theDemoAttendee() });
  await page.getByRole('heading', { level: 1, name: 'This page is not for you' }).waitFor();
});

test.for(['', '?tab=branding', '?tab=rooms'])(
  '/conference-platform%s can be used by everyone, in every look',
  async (tab, { open }) => {
    const organiser = await anOrganiser();
    await anEventOf(organiser, 'Summit');
    const page = await open(platform + tab, { as: organiser });
    await page.locator('#setup-panel').waitFor();
    await page.locator('output[aria-label]').first().waitFor({ state: 'detached' });
    expect(await everyLookFaults(page, page.locator('#setup-panel'))).toEqual([]);
  },
);
