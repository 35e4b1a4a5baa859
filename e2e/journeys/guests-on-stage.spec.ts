import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { accessFaults } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHall } from '../setup/hall.ts';
import { test } from '../setup/made-devices.ts';
import { anAttendeeOf } from '../setup/people.ts';
import { aStage, end, expectGoingOn, goLive } from '../setup/stages.ts';

let hall: Awaited<ReturnType<typeof aHall>>;
beforeAll(async () => {
  hall = await aHall('Summit with guests');
});

/** A machine that draws, sends and shows all this by itself may be far behind. */
const slowly = 60_000;

/** Two beside each other leave a dark line in the middle of the picture, from its top to its foot. */
const showsTwo = (page: Page, picture: 'canvas' | 'video'): Promise<boolean> =>
  page
    .locator(picture)
    .first()
    .evaluate((shown: HTMLCanvasElement | HTMLVideoElement) => {
      const copy = document.createElement('canvas');
      copy.width = 1280;
      copy.height = 720;
      const pen = copy.getContext('2d', { willReadFrequently: true });
      pen?.drawImage(shown, 0, 0, 1280, 720);
      const isDark = (x: number, y: number) =>
        [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).every((one) => one < 70);
      const heights = [40, 160, 280, 400, 520];
      return heights.every((y) => isDark(640, y)) && heights.some((y) => !isDark(320, y));
    });

/** The loudest of more than a second of what is played: made-up microphones beep once in a second. */
const loudest = (page: Page): Promise<number> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement & { meter?: AnalyserNode }) => {
    if (!video.meter) {
      const context = new AudioContext();
      video.meter = context.createAnalyser();
      context.createMediaElementSource(video).connect(video.meter).connect(context.destination);
    }
    const samples = new Float32Array(video.meter.fftSize);
    let most = 0;
    const until = performance.now() + 1_500;
    while (performance.now() < until) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      video.meter.getFloatTimeDomainData(samples);
      most = Math.max(most, ...samples);
    }
    return most;
  });

/** From a raised hand into the green room, where both sides see each other. */
async function comeIn(ada: Page, noah: Page): Promise<void> {
  await noah.getByRole('button', { name: 'Raise hand' }).click();
  await noah.getByText('Your hand is raised.').waitFor();
  await ada.getByRole('list', { name: 'Raised hands' }).getByText('Noah Berger').waitFor();
  await ada.getByRole('button', { name: 'Invite: Noah Berger' }).click();

  await noah.getByText('You are invited on stage.').waitFor();
  await noah.getByRole('button', { name: 'Get ready' }).click();
  await noah.getByText('Nobody sees or hears you yet.').waitFor();
  await noah.getByRole('button', { name: 'Enter green room' }).click();
  await noah.getByText('Viewers do not see or hear you yet.').waitFor();
  await noah.getByLabel(/^Live video, sent by/).waitFor();
  await ada.getByLabel('Video of Noah Berger').waitFor();
}

describe('a guest', () => {
  test('raises a hand, is invited, tests, waits, comes on stage, goes off, and it ends', async ({
    open,
    expected,
  }) => {
    // A guest's sign of life may cross the end on its way.
    expected.push(/409 .*\/green-room\/sending/);
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Open stage');
    const ada = await open(`/live-conference/studio/${id}`, { as: organiser });
    await goLive(ada);
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    const lea = await anAttendeeOf(organiser, 'Lea Okafor');
    await hall.event.letIn(lea);
    const viewer = await open(`/live-event?stage=${id}`, { as: lea });
    await expectGoingOn(viewer);
    expect(await showsTwo(ada, 'canvas')).toBe(false);

    await comeIn(ada, noah);
    expect(await showsTwo(ada, 'canvas')).toBe(false);
    expect(await accessFaults(noah)).toEqual([]);
    expect(await accessFaults(ada)).toEqual([]);

    await ada.getByRole('button', { name: 'Bring on stage: Noah Berger' }).click();
    await noah.getByText('You are on stage.').waitFor();
    await expect.poll(() => showsTwo(ada, 'canvas')).toBe(true);
    await expect.poll(() => showsTwo(viewer, 'video'), { timeout: slowly }).toBe(true);
    await expectGoingOn(viewer);
    await viewer.getByRole('button', { name: 'Turn sound on' }).first().click();
    await ada.getByRole('button', { name: 'Microphone', exact: true }).click();
    // What was said before is over.
    await viewer.locator('video').evaluate((video: HTMLVideoElement) => {
      const from = video.currentTime;
      return new Promise<void>((resolve) => {
        video.addEventListener('timeupdate', () => {
          if (video.currentTime > from + 5) resolve();
        });
      });
    });
    expect(await loudest(viewer)).toBeGreaterThan(0.01);

    await ada.getByRole('button', { name: 'Take off stage: Noah Berger' }).click();
    await noah.getByText('Viewers do not see or hear you yet.').waitFor();
    await expect.poll(() => showsTwo(ada, 'canvas')).toBe(false);
    await expect.poll(() => showsTwo(viewer, 'video'), { timeout: slowly }).toBe(false);
    await expect.poll(() => loudest(viewer), { timeout: slowly }).toBeLessThan(0.01);

    await end(ada);
    await noah.getByText('Nothing is live on this stage right now').waitFor();
  });

  test('comes back after a reload, and is removed for good', async ({ open, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /status of 40[349]/);
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Shaky stage');
    const ada = await open(`/live-conference/studio/${id}`, { as: organiser });
    await goLive(ada);
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await comeIn(ada, noah);
    await noah.reload();
    await ada.getByLabel('Video of Noah Berger').waitFor({ state: 'detached' });
    await noah.getByRole('button', { name: 'Get ready' }).click();
    await noah.getByRole('button', { name: 'Enter green room' }).click();
    await ada.getByLabel('Video of Noah Berger').waitFor();
    await ada.getByRole('button', { name: 'Bring on stage: Noah Berger' }).click();
    await expect.poll(() => showsTwo(ada, 'canvas')).toBe(true);

    await ada.getByRole('button', { name: 'Mute: Noah Berger' }).click();
    await noah.getByText('The host muted your microphone.').waitFor();
    const microphone = noah.getByRole('button', { name: 'Microphone', exact: true });
    await expect.poll(() => microphone.getAttribute('aria-pressed')).toBe('false');
    await ada.getByRole('listitem', { name: 'Noah Berger' }).getByText('Microphone off').waitFor();
    await microphone.click();
    await ada.getByRole('button', { name: 'Mute: Noah Berger' }).waitFor();

    await ada.getByRole('button', { name: 'Remove: Noah Berger' }).click();
    await noah.getByText('You are no longer in the green room.').waitFor();
    await expect.poll(() => showsTwo(ada, 'canvas')).toBe(false);
    await noah.reload();
    await expectGoingOn(noah);
    expect(await noah.getByRole('button', { name: 'Raise hand' }).count()).toBe(0);
    await end(ada);
  }, 120_000);

  test('finds their way by keyboard and in every look, and so does who invites them', async ({
    open,
  }) => {
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Quiet stage');
    const ada = await open(`/live-conference/studio/${id}`, { as: organiser });
    await goLive(ada);
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await noah.getByRole('button', { name: 'Raise hand' }).focus();
    await noah.keyboard.press('Enter');
    const console = await open('/live-conference', { as: organiser });
    const card = console.getByRole('listitem', { name: 'Quiet stage' });
    await card.getByRole('button', { name: 'Invite: Noah Berger' }).waitFor();
    expect(await everyLookFaults(console, card.getByText('Noah Berger'))).toEqual([]);
    await ada.getByRole('button', { name: 'Invite: Noah Berger' }).focus();
    await ada.keyboard.press('Enter');
    await noah.getByRole('button', { name: 'Get ready' }).focus();
    await noah.keyboard.press('Enter');
    await noah.getByLabel('Your own video').waitFor();
    expect(await everyLookFaults(noah, noah.locator('section video'))).toEqual([]);
    await end(ada);
  }, 180_000);
});
