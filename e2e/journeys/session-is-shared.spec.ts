import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { aConference, inMinutes } from '../setup/conference.ts';
import { faultsOutside } from '../setup/faults-outside.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

declare global {
  interface Window {
    shared?: ShareData;
  }
}

async function aTalkAmongOthers() {
  const summit = await aConference(await aVerifiedOrganiser(), 'Spring Summit');
  const track = await summit.addTrack('Craft', '#2b7a3b');
  const add = (title: string, minutes: number, isRelated = true) =>
    summit.add({
      title: { en: title },
      abstract: { en: 'Steel remembers every lorry.' },
      startsAt: inMinutes(minutes),
      ...(isRelated && { trackId: track.id }),
    });
  const talk = await add('What bridges know', 90);
  for (const count of [1, 2, 3, 4, 5]) await add(`Bridge ${count}`, 90 + 60 * count);
  await add('About the sea', 95, false);
  await summit.publish();
  return { path: `/e/${summit.slug}/sessions/${talk.id}`, title: 'What bridges know' };
}

const related = (page: Page) =>
  page.getByRole('region', { name: 'More like this' }).locator('[data-session] a');

/** As a telephone has it. */
const canShare = () => {
  navigator.share = (what) => {
    window.shared = what ?? {};
    return Promise.resolve();
  };
};

test('a session is read, put into a calendar and shared from a page of its own', async ({
  open,
}) => {
  const { path, title } = await aTalkAmongOthers();
  const page = await open(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('Steel remembers every lorry.').first().waitFor();
  expect(await related(page).allInnerTexts()).toEqual([
    'Bridge 1',
    'Bridge 2',
    'Bridge 3',
    'Bridge 4',
  ]);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(`SUMMARY:${title}`);
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  const shown = (one: Page) => one.getByRole('heading', { level: 1, name: title });
  expect(await faultsOutside(open, path, shown)).toEqual([]);

  await page.addInitScript(canShare);
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => window.shared);
  expect(shared).toEqual({ title, url: new URL(path, page.url()).href });

  await related(page).first().click();
  await page.getByRole('heading', { level: 1, name: 'Bridge 1' }).waitFor();
});

test('whoever previews its link is told of a picture of just this session', async ({ open }) => {
  const { path } = await aTalkAmongOthers();
  const page = await open(path);
  const image = page.locator('meta[property="og:image"]');
  const address = new URL((await image.getAttribute('content')) ?? '');
  // A busy server says when to ask again, and whoever previews a link does.
  const seen = () =>
    fetch(new URL(address.pathname + address.search, page.url())).then(
      ({ status, headers }) => `${status} ${headers.get('content-type')}`,
    );
  await expect.poll(seen).toBe('200 image/png');
});
