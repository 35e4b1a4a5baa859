import type { StageRecording } from '@plenum/contract';
import { beforeAll, describe, expect } from 'vitest';
import { send, theDemoAttendee } from '../setup/api.ts';
import { accessFaults } from '../setup/browser.ts';
import { aHall } from '../setup/hall.ts';
import { test } from '../setup/made-devices.ts';
import { aStage, end, expectGoingOn, expectRepeating, goLive, timeOf } from '../setup/stages.ts';

let hall: Awaited<ReturnType<typeof aHall>>;
beforeAll(async () => {
  hall = await aHall('Summit in the corner');
});

describe('what somebody watches', () => {
  test('goes on in the corner of other pages with the same picture, until it is closed', async ({
    open,
    expected,
  }) => {
    // What went out together may arrive in another order: a piece is then sent again.
    expected.push(/status of 409/);
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Corner stage');
    const ada = await open(`/live-conference/studio/${id}`, { as: organiser });
    await goLive(ada);
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await expectGoingOn(noah);
    const video = noah.locator('video');
    await video.evaluate((one) => one.setAttribute('data-first', ''));
    const before = await timeOf(noah);

    const corner = noah.getByRole('region', { name: 'Video in the corner' });
    await noah.getByRole('link', { name: 'Conference Program' }).first().click();
    await corner.waitFor();
    await expectGoingOn(noah);
    expect(await timeOf(noah)).toBeGreaterThan(before);
    expect(await noah.locator('video[data-first]').count()).toBe(1);
    await ada.getByText('1 person is watching').waitFor();
    expect(await accessFaults(noah)).toEqual([]);
    await corner.getByRole('button', { name: 'Pause' }).click();
    await corner.getByRole('button', { name: 'Play' }).click();
    await corner.getByRole('button', { name: 'Turn sound on' }).click();
    await corner.getByRole('button', { name: 'Mute' }).waitFor();

    await corner.getByRole('link', { name: /Back to the stage/ }).click();
    await corner.waitFor({ state: 'detached' });
    await noah.getByRole('button', { name: 'Applause' }).waitFor();
    await expectGoingOn(noah);
    expect(await noah.locator('video[data-first]').count()).toBe(1);

    await noah.getByRole('link', { name: 'Conference Program' }).first().click();
    await corner.getByRole('button', { name: 'Close the video' }).click();
    await corner.waitFor({ state: 'detached' });
    await ada.getByText('0 people are watching').waitFor();
    await noah.getByRole('link', { name: 'Lobby' }).first().click();
    expect(await noah.locator('video').count()).toBe(0);

    await noah.goto(new URL(`/live-event?stage=${id}`, noah.url()).href);
    await expectGoingOn(noah);
    await noah.getByRole('link', { name: 'Conference Program' }).first().click();
    await corner.waitFor();
    await end(ada);
    await corner.waitFor({ state: 'detached' });
  }, 90_000);

  test('is played, sought and made quieter by keys, which a list names', async ({ open }) => {
    const page = await open('/live-event', { as: await theDemoAttendee() });
    await page.getByRole('button', { name: /^The next ten winters/ }).click();
    await page.getByRole('slider', { name: 'Position' }).waitFor();
    const video = page.locator('video');
    // To press its name scrolls the picture away, where it rests.
    await video.scrollIntoViewIfNeeded();
    await expectGoingOn(page);
    const isPaused = () => video.evaluate((one: HTMLVideoElement) => one.paused);
    await page.locator('#content').evaluate((one) => one.focus({ preventScroll: true }));
    await page.keyboard.press('k');
    await expect.poll(isPaused).toBe(true);
    const before = await timeOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => timeOf(page)).toBeCloseTo(before + 5, 1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => timeOf(page)).toBeCloseTo(before, 1);
    await page.keyboard.press('?');
    await page.getByText('Five seconds back or forward').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Five seconds back or forward').waitFor({ state: 'detached' });

    await video.click();
    await expect.poll(isPaused).toBe(false);
    await page.keyboard.press('ArrowDown');
    await page.getByText('Volume 90%').waitFor();
    await page.keyboard.press('Space');
    await expect.poll(isPaused).toBe(true);
    const field = page.getByRole('searchbox', { name: 'Search in all recordings' });
    await field.fill('');
    await field.pressSequentially('km');
    expect(await field.inputValue()).toBe('km');
    expect(await isPaused()).toBe(true);
  });

  test('is heard alone where somebody wants it so, for a fraction of the bytes, and kept so', async ({
    open,
    expected,
  }) => {
    expected.push(/status of 409/);
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Radio stage');
    const ada = await open(`/live-conference/studio/${id}`, { as: organiser });
    await goLive(ada);
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await noah.evaluate(() => performance.setResourceTimingBufferSize(2_000));
    const lengths = (isHeard: boolean) =>
      noah.evaluate(
        (asked) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/pieces/') && name.includes('/sound/') === asked)
            .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
            .filter((size) => size > 0),
        isHeard,
      );
    await expectGoingOn(noah);
    const quality = noah.getByRole('button', { name: 'Quality' });
    const width = () => noah.locator('video').evaluate((one: HTMLVideoElement) => one.videoWidth);
    await noah.locator('video').hover();
    await quality.click();
    await noah.getByRole('menuitemradio', { name: 'Sound only' }).click();
    await noah.getByText('Sound only').first().waitFor();
    await expectGoingOn(noah);
    expect(await width()).toBe(0);
    const pictures = await lengths(false);
    await expect.poll(async () => (await lengths(true)).length).toBeGreaterThan(6);
    // One may have been under way.
    expect((await lengths(false)).length - pictures.length).toBeLessThanOrEqual(1);
    expect(await accessFaults(noah)).toEqual([]);
    const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    const [heard, seen] = [mean(await lengths(true)), mean(pictures)];
    expect(heard, `${heard} of ${seen} bytes a piece`).toBeLessThan(seen / 2);

    await noah.reload();
    await noah.getByText('Sound only').first().waitFor();
    expect(await width()).toBe(0);
    await noah.locator('video').hover();
    await quality.click();
    await noah.getByRole('menuitemradio', { name: 'Picture and sound' }).click();
    await expect.poll(width).toBeGreaterThan(0);
    await expectGoingOn(noah);
    await end(ada);
  }, 60_000);
});

test('the console is run by keys: from stage to stage, to its queues and to its studio', async ({
  open,
}) => {
  const { organiser } = hall;
  await aStage(hall, 'North stage');
  await aStage(hall, 'South stage');
  const page = await open('/live-conference', { as: organiser });
  const card = (name: string) => page.getByRole('listitem', { name });
  const hasFocus = (name: string) =>
    card(name).evaluate((element) => element === document.activeElement);
  await card('South stage').waitFor();
  await page.keyboard.press('k');
  await expect.poll(() => hasFocus('South stage')).toBe(true);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => hasFocus('North stage')).toBe(true);
  await page.keyboard.press('q');
  const stage = page.getByRole('combobox', { name: 'Stage' });
  expect(await stage.locator('option:checked').textContent()).toBe('North stage');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Questions');
  await page.keyboard.press('j');
  await card('North stage').focus();
  await page.keyboard.press('b');
  await page.getByRole('heading', { name: 'Studio: North stage' }).waitFor();
});

test('a picture that stops is an alarm for organisers, and viewers see what was named instead', async ({
  open,
  expected,
}) => {
  // What went out together may arrive in another order: a piece is then sent again.
  expected.push(/ERR_INTERNET_DISCONNECTED/, /status of 409/);
  const { organiser, attendee, event } = hall;
  const past = await aStage(hall, 'Past stage');
  const sender = await open(`/live-conference/studio/${past.id}`, { as: organiser });
  await goLive(sender);
  await end(sender);
  await sender.getByRole('button', { name: 'Go live now' }).waitFor();
  const recordings = await send<StageRecording[]>(
    `/api/events/${event.id}/recordings`,
    organiser.accessToken,
  );
  const runId = recordings.find(({ stageId }) => stageId === past.id)?.runId ?? 0;
  const shown = { isShown: true };
  await send(`/api/events/${event.id}/runs/${runId}`, organiser.accessToken, shown, 'PATCH');

  const { id } = await aStage(hall, 'Windy stage');
  const console = await open('/live-conference', { as: organiser });
  const card = console.getByRole('listitem', { name: 'Windy stage' });
  await card.getByRole('button', { name: 'More about Windy stage' }).click();
  await console.getByRole('menuitem', { name: 'Edit' }).click();
  await console.getByRole('combobox', { name: 'If the video stops' }).selectOption('recording');
  await console.getByRole('button', { name: 'Save stage' }).click();
  await console.getByText('Choose a replacement').waitFor();
  const recording = console.getByRole('combobox', { name: 'Recording' });
  await recording.selectOption(String(runId));
  await console.getByRole('button', { name: 'Save stage' }).click();
  await console.getByRole('dialog').waitFor({ state: 'detached' });

  await sender.goto(new URL(`/live-conference/studio/${id}`, sender.url()).href);
  await goLive(sender);
  const noah = await open(`/live-event?stage=${id}`, { as: attendee });
  await expectGoingOn(noah);
  await sender.context().setOffline(true);
  await console.getByText('The video of Windy stage has stopped.').first().waitFor();
  await console.getByText('Viewers see the replacement you chose.').waitFor();
  await noah.getByText('You are watching this until it is back.').waitFor();
  await noah.getByRole('slider', { name: 'Position' }).waitFor();
  await expectRepeating(noah);
  await console.getByRole('switch', { name: 'Sound of this alarm' }).waitFor();
  expect(await accessFaults(console)).toEqual([]);
  await sender.context().setOffline(false);
  await noah.getByText('You are watching this until it is back.').waitFor({ state: 'detached' });
  await noah.getByRole('slider', { name: 'Position' }).waitFor({ state: 'detached' });
  await expectGoingOn(noah);
  await end(sender);
}, 90_000);
