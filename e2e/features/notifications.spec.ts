import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { accessFaults, test } from '../setup/browser.ts';
import { aConference, inMinutes } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anOrganiser, send } from '../setup/api.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Notifications/ });

/** An attendee with one starred session, and a way to move it. */
async function withStar(title: string) {
  const organiser = await aVerifiedOrganiser();
  const conference = await aConference(organiser, 'Spring Summit');
  const attendee = await anAttendeeOf(organiser, 'Noor Haddad');
  await conference.letIn(attendee);
  let session = await conference.add({ title: { en: title }, startsAt: inMinutes(300) });
  await conference.publish();
  await conference.star(attendee, session);
  const move = async (minutes: number) => {
    await conference.change(session, { startsAt: inMinutes(minutes) });
    session = { ...session, version: session.version + 1 };
    await conference.publish();
  };
  return { attendee, move };
}

type Starred = Awaited<ReturnType<typeof withStar>>;

describe('the bell', () => {
  let quiet: Starred;
  let told: Starred;
  beforeAll(async () => {
    quiet = await withStar('Opening');
    told = await withStar('Opening');
    await told.move(400);
  });

  test('tells at once, counts, and is read in every window', async ({ open }) => {
    const { attendee, move } = quiet;
    const page = await open('/', { as: attendee });
    const second = await open('/', { as: attendee });
    await bell(page).click();
    await panel(page).getByText('Nothing new').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await move(400);
    await page.getByText('“Opening” was moved').waitFor();
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    await second.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    await bell(page).click();
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
    await second.getByRole('button', { name: 'Notifications, 0 unread' }).waitFor();
  });

  test('says so when it cannot be read, and offers another try', async ({ open, expected }) => {
    expected.push(/Failed to load resource/);
    const page = await open('/', { as: told.attendee });
    await page.context().route('**/api/notifications', (route) => route.fulfill({ status: 500 }));
    await bell(page).click();
    const again = panel(page).getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.context().unroute('**/api/notifications');
    await again.click();
    await panel(page)
      .getByRole('link', { name: /was moved/ })
      .waitFor();
  });

  test('has no access faults in any look', async ({ open }) => {
    const page = await open('/', { as: told.attendee });
    await bell(page).click();
    const moved = page.getByRole('dialog').getByRole('link', { name: /Opening/ });
    expect(await everyLookFaults(page, moved)).toEqual([]);
  });

  test('shows one kind by itself, under the day it came', async ({ open }) => {
    const page = await open('/', { as: told.attendee });
    await bell(page).click();
    const kind = panel(page).getByRole('combobox', { name: 'Show' });
    const moved = panel(page).getByRole('link', { name: /was moved/ });
    await panel(page).getByRole('heading', { name: 'Today', level: 3 }).waitFor();
    await kind.selectOption('Messages');
    await panel(page).getByText('Nothing of this kind').waitFor();
    expect(await moved.count()).toBe(0);
    await kind.selectOption('My agenda');
    await moved.waitFor();
    await panel(page).getByRole('link', { name: 'Notification settings' }).click();
    await page.getByRole('heading', { name: 'Your notifications' }).waitFor();
  });

  test('is used with the keyboard alone, and leads to what it tells of', async ({ open }) => {
    const page = await open('/', { as: told.attendee });
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).focus();
    await page.keyboard.press('Enter');
    await panel(page)
      .getByRole('link', { name: /“Opening” was moved/ })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Summit Agenda', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Notifications, 0 unread' }).waitFor();
  });
});

describe('the ways one is told', () => {
  const settings = '/pages/account-settings?tab=notifications';

  test('are kept at once, and kept out of the app what is turned off', async ({ open }) => {
    const { attendee, move } = await withStar('Opening');
    const page = await open(settings, { as: attendee });
    const inApp = page.getByRole('switch', { name: 'My agenda: In Plenum' });
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await inApp.uncheck();
    expect((await kept).status()).toBe(200);
    await page.reload();
    await inApp.waitFor();
    expect(await inApp.isChecked()).toBe(false);
    await move(400);
    await bell(page).click();
    await panel(page).getByText('Nothing new').waitFor();
  });

  test('jump back when they cannot be kept', async ({ open, expected }) => {
    expected.push(/Failed to load resource/);
    const page = await open(settings, { as: await anOrganiser() });
    await page
      .context()
      .route('**/api/notifications/settings', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
      );
    const mail = page.getByRole('switch', { name: 'Tasks: By email' });
    await mail.uncheck({ force: true });
    await page.getByText(/This was not changed/).waitFor();
    await expect.poll(() => mail.isChecked()).toBe(true);
  });

  test('have no access faults in any look', async ({ open }) => {
    const page = await open(settings, { as: await anOrganiser() });
    expect(await everyLookFaults(page, page.getByRole('table'))).toEqual([]);
  });
});

test('the worker that shows pushes stays when old ones are removed', async ({ open }) => {
  const page = await open('/', { as: await anOrganiser() });
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await bell(page).waitFor();
  const paths = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active }) => active && new URL(active.scriptURL).pathname,
      ),
    );
  expect(await paths()).toEqual(['/push-worker.js']);
});

test('the hub says that people are notified of an announcement', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { id } = await aConference(organiser, 'Spring Summit');
  const words = { en: 'Lunch is served.' };
  await send(`/api/events/${id}/announcements`, organiser.accessToken, { words });
  const page = await open('/conference-platform?tab=announcements', { as: organiser });
  await page.getByText(/^Everyone (will be|was) notified/).waitFor();
});
