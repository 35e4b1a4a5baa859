import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBoxOffice } from '../../setup/bookings.ts';
import { accessFaults, test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const hour = 3_600_000;

async function aSaleWithADraw() {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Ferry Days', 9);
  const office = await aBoxOffice(organiser, event);
  await office.ticket({ price: 0, poolIds: [await office.pool(20)] });
  await office.room({ isOn: true, atOnce: 1, minutes: 5 });
  await office.opensAt(new Date(Date.now() + hour));
  return { organiser, event, office };
}

const placeIn = async (page: Page): Promise<number> => {
  const said = await page.getByText(/^Your place is number/).textContent();
  return Number(/number (\d+)/.exec(said ?? '')?.[1]);
};

const isIn = async (page: Page) =>
  (await page.getByText(/^It is your turn/).count()) > 0 ? 'in' : '';

test(
  'two people are drawn an order, keep their places, and book one after the other',
  { timeout: 180_000 },
  async ({ open }) => {
    const { event, office } = await aSaleWithADraw();
    const path = `/e/${event.slug}/register`;
    const pages = [await open(path), await open(path)] as const;
    for (const page of pages) await page.getByRole('heading', { name: 'Waiting room' }).waitFor();
    await pages[0].getByText(/^Sales start/).waitFor();
    expect(await accessFaults(pages[0])).toEqual([]);
    await pages[0].reload();
    await pages[0].getByText('2 people are waiting').waitFor();

    await office.opensAt(new Date(Date.now() - 1_000));
    await expect
      .poll(async () => (await Promise.all(pages.map(isIn))).join(''), { timeout: 90_000 })
      .toBe('in');
    const [first, second] = (await isIn(pages[0])) ? pages : [pages[1], pages[0]];
    await second.getByText('You are next').waitFor({ timeout: 60_000 });
    expect(await placeIn(second)).toBe(2);
    expect(await accessFaults(second)).toEqual([]);

    const secret = await second.evaluate(
      (name) => localStorage.getItem(name),
      `plenum.room.${event.slug}`,
    );
    const elsewhere = await open(`${path}?room=${secret}`);
    await elsewhere.getByText('You are next').waitFor();
    expect(new URL(elsewhere.url()).search).toBe('');

    await press(first, 'One more: Full ticket');
    await press(first, 'Continue');
    await first.getByRole('heading', { name: 'Your contact details' }).waitFor();
    await press(first, 'Choose other tickets');
    await first.getByText(/^It is your turn/).waitFor();
    await press(first, 'Continue');
    await first.getByRole('textbox', { name: 'Full name' }).first().fill('Ines Prado');
    await first.getByRole('textbox', { name: 'Email', exact: true }).fill('ines@example.com');
    await first
      .getByRole('group', { name: /^Person 1:/ })
      .getByRole('textbox', { name: 'Full name' })
      .fill('Ines Prado');
    await press(first, 'Continue');
    await press(first, /^Book/);
    await first.getByText('Confirmed').first().waitFor();

    await second.getByText(/^It is your turn/).waitFor({ timeout: 60_000 });
    await press(second, 'One more: Full ticket');
    await press(second, 'Continue');
    await second.getByRole('heading', { name: 'Your contact details' }).waitFor();
  },
);

test(
  'organisers open with a draw, pause the line and see it move',
  { timeout: 120_000 },
  async ({ open }) => {
    const { organiser, event } = await aSaleWithADraw();
    const page = await open('/bookings/tickets', { as: organiser });
    await page.getByRole('heading', { name: 'Waiting room' }).waitFor();
    await page.getByRole('button', { name: 'Copy the fingerprint' }).waitFor();
    const waiting = page.locator('dl', { hasText: 'Waiting' }).locator('dd').first();
    await expect.poll(() => waiting.textContent()).toBe('0');
    const guest = await open(`/e/${event.slug}/register`);
    await guest.getByRole('heading', { name: 'Waiting room' }).waitFor();
    await expect.poll(() => waiting.textContent(), { timeout: 20_000 }).toBe('1');
    await press(page, 'Pause the line');
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
  },
);

/** A public page takes its direction when it is opened. */
const looks = [
  { language: 'de', scheme: 'light', viewport: { width: 390, height: 844 } },
  { language: 'de', scheme: 'dark', isRtl: true },
] as const;

test('the waiting room is fit to be seen in every look', { timeout: 180_000 }, async ({ open }) => {
  const { organiser, event } = await aSaleWithADraw();
  for (const look of looks) {
    const page = await open(`/e/${event.slug}/register`, look);
    await page.locator('details summary').click();
    await page.getByText(/^[0-9a-f]{64}$/).waitFor();
    expect([look, await accessFaults(page)]).toEqual([look, []]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  const tickets = await open('/bookings/tickets', { as: organiser });
  expect(await everyLookFaults(tickets, tickets.locator('code'))).toEqual([]);
});
