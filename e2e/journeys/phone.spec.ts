import { expect } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { withoutSteps } from '../setup/first-steps.ts';

test('has the places of a conference at hand', async ({ open }) => {
  const viewport = { width: 390, height: 844 };
  const page = await open('/', { as: await withoutSteps(await anOrganiser()), viewport });
  const places = page.getByRole('navigation', { name: 'Places' });
  await places.getByRole('link', { name: 'Program' }).click();
  await page.waitForURL(/\/conference-program$/);
  await places.locator('[aria-current="page"]', { hasText: 'Program' }).waitFor();
  expect(await places.getByRole('link').allInnerTexts()).toEqual([
    'Lobby',
    'Program',
    'Agenda',
    'Chat',
    'Me',
  ]);
  expect(await accessFaults(page)).toEqual([]);
  // Read to its end, nothing of the page is behind the bar.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const footer = await page.getByRole('contentinfo').boundingBox();
      const bar = await places.boundingBox();
      return (bar?.y ?? 0) - (footer?.y ?? 0) - (footer?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(() => places.isVisible()).toBe(false);
});

test('can have the app installed', async ({ open }) => {
  const page = await open('/login');
  const devTools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devTools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/app.webmanifest', []]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
});
