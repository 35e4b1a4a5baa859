import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { accessFaults, test } from '../setup/browser.ts';
import { aConference, inMinutes } from '../setup/conference.ts';
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

  const looks = [
    ['in light', {}],
    ['in dark', { scheme: 'dark' }],
    ['on a phone', { viewport: { width: 390, height: 844 } }],
    ['from right to left', { isRtl: true }],
  ] as const;

  test.for(looks)('has no access faults %s', async ([, visit], { open }) => {
    const page = await open('/', { as: told.attendee, ...visit });
    await bell(page).click();
    await panel(page)
      .getByRole('link', { name: /was moved/ })
      .waitFor();
    expect(await accessFaults(page)).toEqual([]);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
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
    await page.getByRole('heading', { name: 'My agenda', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Notifications, 0 unread' }).waitFor();
  });
});
