import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { KioskList } from '@plenum/contract';
import { send } from '../../setup/api.ts';
import { aBoxOffice, booksAtTheDoor, booksForFree } from '../../setup/bookings.ts';
import { accessFaults, launchBrowser, test as base } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { aVerifiedOrganiser } from '../../setup/people.ts';

const folder = mkdtempSync(join(tmpdir(), 'plenum-door-'));
const filmFile = join(folder, 'ticket.y4m');
afterAll(() => rmSync(folder, { recursive: true }));

/** A camera that sees a film, which is made before it is switched on. */
const test = base.extend<{ browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser([
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${filmFile}`,
      ]);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const [width, height] = [640, 480];

/** The code as it stands on the booking's page, held before the camera. */
async function filmCode(page: Page, label: string): Promise<void> {
  const source = await page.getByRole('img', { name: label }).getAttribute('src');
  const light = await page.evaluate(
    async ([address, wide, high]) => {
      const image = new Image(360, 360);
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(wide, high);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No canvas.');
      pen.fillStyle = '#ccc';
      pen.fillRect(0, 0, wide, high);
      pen.drawImage(image, 140, 60, 360, 360);
      const { data } = pen.getImageData(0, 0, wide, high);
      return Array.from({ length: wide * high }, (_, place) => data[place * 4] ?? 0);
    },
    [source ?? '', width, height] as const,
  );
  const grey = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(light), grey]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(filmFile, Buffer.concat([head, frame, frame, frame]));
}

const secondsOf = (video: HTMLVideoElement) => video.currentTime;
async function looksOn(page: Page): Promise<void> {
  const film = page.locator('video');
  const since = await film.evaluate(secondsOf);
  await expect.poll(() => film.evaluate(secondsOf)).toBeGreaterThan(since + 1);
}

test('a ticket before the camera lets in, and is not asked for again while it stays there', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Days');
  const office = await aBoxOffice(organiser, event);
  const ticket = await office.ticket();
  const { token } = await booksAtTheDoor(event.slug, ticket.id, ['Ines Prado']);
  const booking = await open(`/booking/${token}`);
  await filmCode(booking, 'Entrance code of Ines Prado');

  const door = await open('/bookings/check-in', { as: organiser });
  const checks: string[] = [];
  door.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/check-ins')) checks.push('asked');
  });
  await door.getByRole('button', { name: 'Scan with the camera' }).click();
  const answer = door.getByRole('alert');
  await answer.getByText('Checked in, but not paid').waitFor();
  await answer.getByText('Ines Prado').waitFor();
  await answer.getByText('€119.00 due').waitFor();
  await door.getByText('1 of 1 checked in').waitFor();
  await looksOn(door);
  expect(checks).toEqual(['asked']);
  expect(await accessFaults(door)).toEqual([]);

  await door.getByRole('button', { name: 'Stop the camera' }).click();
  await door.getByRole('button', { name: 'Scan with the camera' }).click();
  await answer.getByText('Already checked in').waitFor();
});

test('a kiosk asks once for a ticket that stays before it, also when its answer is gone', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Ebb Days');
  const office = await aBoxOffice(organiser, event);
  const ticket = await office.ticket({ price: 0 });
  const { token } = await booksForFree(event.slug, ticket.id, { email: 'noah@example.com' });
  await filmCode(await open(`/booking/${token}`), 'Entrance code of Noah Berger');
  const kiosks = `/api/events/${event.id}/kiosks`;
  const made = { name: 'Foyer', listId: null, prints: false };
  await send(kiosks, organiser.accessToken, made);
  const [{ path } = { path: '' }] = (await send<KioskList>(kiosks, organiser.accessToken)).kiosks;

  const kiosk = await open(path);
  await kiosk.getByRole('button', { name: 'Scan with the camera' }).click();
  await kiosk.getByText('Welcome').waitFor();
  await kiosk.getByText('Noah Berger').waitFor();
  await looksOn(kiosk);
  await kiosk.getByRole('button', { name: 'Done' }).click();
  await kiosk.getByLabel('Booking reference or ticket code').waitFor();
  await looksOn(kiosk);
  expect(await kiosk.getByRole('alert').count()).toBe(0);
});
