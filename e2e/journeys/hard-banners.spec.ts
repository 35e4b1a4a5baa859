import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { inMinutes } from '../setup/conference.ts';
import { faintTexts } from '../setup/contrast/faint-texts.ts';
import { aHall } from '../setup/hall.ts';
import { hardBanner, hardBanners, putPicture } from '../setup/contrast/hard-banners.ts';

/** Its lines are as long as there is room. */
const long =
  'The summit of everyone who ever thought about the long way home, and of those who never left it';
const sizes = [
  { width: 2560, height: 1000 },
  { width: 1920, height: 1000 },
  { width: 1440, height: 1000 },
  { width: 1000, height: 1000 },
  { width: 390, height: 1400 },
];

/** As it is once its picture has come. */
const drawn = (page: Page, selector: string) =>
  page.waitForFunction((which) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(which)];
    return pictures.length > 0 && pictures.every((one) => one.complete && one.naturalWidth > 0);
  }, selector);

test('the welcome of the lobby can be read over any banner, at any width', async ({ open }) => {
  const hall = await aHall(long);
  await hall.event.add({ title: { en: 'Opening' }, minutes: 90, startsAt: inMinutes(-5) });
  await hall.event.publish();
  const page = await open('/venue', { as: hall.attendee, isForOneTest: true });
  const hero = page.locator('header', { has: page.getByRole('heading', { level: 1 }) }).last();
  const faults: string[] = [];
  for (const kind of hardBanners) {
    const picture = await hardBanner(page, kind);
    await putPicture(`/api/events/${hall.event.id}/banner`, hall.organiser, picture);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: long }).waitFor();
    await drawn(page, 'main header img');
    for (const size of sizes) {
      await page.setViewportSize(size);
      const found = await faintTexts(page, hero);
      faults.push(...found.map((fault) => `${kind}, ${size.width} wide: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('booths can be read with any banner, on the floor and from near', async ({ open }) => {
  const hall = await aHall('Wall of banners');
  const page = await open('/exhibit-hall', { as: hall.attendee, isForOneTest: true });
  const booths = [];
  for (const kind of hardBanners) {
    const id = await hall.addBooth(`Booth ${kind}`, 'platinum', {
      tagline: { en: 'In any light' },
    });
    const picture = await hardBanner(page, kind);
    for (const place of ['banner', 'logo']) {
      await putPicture(`/api/booths/${id}/pictures/${place}`, hall.organiser, picture);
    }
    booths.push(id);
  }
  await page.setViewportSize({ width: 1440, height: 2600 });
  await page.reload();
  await page.getByRole('link', { name: 'Booth lights' }).waitFor();
  await drawn(page, '[data-booth] img');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // Some colours take a moment to become those of the other skin.
    await expect.poll(() => faintTexts(page, page.locator('main'))).toEqual([]);
  }
  for (const id of booths.slice(-2)) {
    await page.goto(page.url().replace(/exhibit-hall.*/, `exhibit-hall/${id}`));
    await page.getByRole('heading', { level: 1, name: /^Booth / }).waitFor();
    await drawn(page, 'main article img');
    expect(await faintTexts(page, page.locator('main article header'))).toEqual([]);
  }
});
