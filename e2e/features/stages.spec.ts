import type { Stage } from '@plenum/contract';
import { beforeAll, describe, expect } from 'vitest';
import { theDemoAttendee, theDemoOrganiser } from '../setup/api.ts';
import { accessFaults, type Open } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHall } from '../setup/hall.ts';
import { aStage, end, expectGoingOn, goLive, timeOf } from '../setup/stages.ts';
import { test } from '../setup/made-devices.ts';

let hall: Awaited<ReturnType<typeof aHall>>;
beforeAll(async () => {
  hall = await aHall('Summit on a stage');
});

const addStage = (name: string, fields: Partial<Stage> = {}) => aStage(hall, name, fields);

describe('a stage', () => {
  test('is added, goes live from the browser, is watched, goes on in another window and is seen again', async ({
    open,
  }) => {
    const { organiser, attendee } = hall;
    const ada = await open('/live-conference', { as: organiser });
    await ada.getByRole('button', { name: 'Add stage' }).click();
    await ada.getByLabel('Name (English)').fill('Main stage');
    await ada.getByRole('dialog').getByRole('button', { name: 'Add stage' }).click();
    const card = ada.getByRole('listitem', { name: 'Main stage' });
    await card.getByRole('link', { name: 'Open studio' }).click();

    const noah = await open('/live-event', { as: attendee });
    await noah.getByText('Nothing is live on this stage right now').waitFor();
    await goLive(ada);
    await expectGoingOn(noah);
    await ada.getByText('1 person is watching').waitFor();
    await noah.getByRole('button', { name: 'Applause' }).click();
    await noah.locator('[data-reaction="clap"]').waitFor();

    const studio = new URL(ada.url()).pathname;
    await ada.close();
    const again = await open(studio, { as: organiser });
    await again.getByRole('button', { name: 'Send from this window' }).click();
    await again.getByText('Nothing is sent from this window.').waitFor({ state: 'detached' });
    await expectGoingOn(noah);

    await end(again);
    await noah.getByText('Nothing is live on this stage right now').waitFor();
    await again.getByRole('link', { name: 'All stages' }).click();
    await again
      .getByRole('switch', { name: 'Show Main stage to attendees' })
      .click({ force: true });
    await noah.getByRole('heading', { name: 'Watch again' }).waitFor();
    await noah.getByRole('list').getByRole('button').filter({ hasText: '0:' }).click();
    await expectGoingOn(noah);
    const line = noah.getByRole('slider', { name: 'Position' });
    await line.fill('1');
    await expect.poll(() => timeOf(noah)).toBeGreaterThan(1);
  }, 120_000);

  test('taken over by another window is left by the first one, which says so', async ({
    open,
    expected,
  }) => {
    expected.push(/status of 409/);
    const { organiser } = hall;
    const { id } = await addStage('Side stage');
    const first = await open(`/live-conference/studio/${id}`, { as: organiser });
    await goLive(first);
    const second = await open(`/live-conference/studio/${id}`, { as: organiser });
    await second.getByRole('button', { name: 'Send from this window' }).click();
    await first.getByText('Another window is sending now.').waitFor();
    await end(second);
    await first.getByRole('button', { name: 'Go live now' }).waitFor();
  });

  test('is found from the lobby while it is live, and others from there', async ({ open }) => {
    const { organiser, attendee } = hall;
    const { id } = await addStage('Garden stage');
    await addStage('Workshop stage');
    const ada = await open(`/live-conference/studio/${id}`, { as: organiser });
    const noah = await open('/venue', { as: attendee });
    await goLive(ada);
    await noah.getByRole('link', { name: /Garden stage/ }).click();
    await expectGoingOn(noah);
    await noah.getByRole('button', { name: /Workshop stage/ }).click();
    await noah.getByRole('heading', { name: 'Workshop stage', level: 1 }).waitFor();
    await noah.goBack();
    await noah.getByRole('heading', { name: 'Garden stage', level: 1 }).waitFor();
    await end(ada);
  });

  test('says on both sides that the line is lost, and goes on by itself when it is back', async ({
    open,
    expected,
  }) => {
    // What went out together may arrive in another order: a piece is then sent again.
    expected.push(/ERR_INTERNET_DISCONNECTED/, /status of 409/);
    const { organiser, attendee } = hall;
    const { id } = await addStage('Far stage');
    const ada = await open(`/live-conference/studio/${id}`, { as: organiser });
    await goLive(ada);
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await expectGoingOn(noah);

    await ada.context().setOffline(true);
    await ada.getByText('The connection is lost.').waitFor();
    await noah.getByText('The video has stopped.').waitFor();
    await ada.context().setOffline(false);
    await ada.getByText('The connection is lost.').waitFor({ state: 'detached' });
    await noah.getByText('The video has stopped.').waitFor({ state: 'detached' });
    await expectGoingOn(noah);
    await end(ada);
  }, 60_000);

  test('looks as it should in every look, in its console, its studio and for those who watch', async ({
    open,
  }) => {
    const { organiser } = hall;
    const { id } = await addStage('Quiet stage');
    const ada = await open('/live-conference', { as: organiser });
    const card = ada.getByRole('listitem', { name: 'Quiet stage' });
    expect(await everyLookFaults(ada, card)).toEqual([]);
    const studio = await open(`/live-conference/studio/${id}`, { as: organiser });
    expect(await everyLookFaults(studio, studio.locator('canvas'))).toEqual([]);
    const watching = await open(`/live-event?stage=${id}`, { as: organiser });
    const name = watching.getByRole('heading', { name: 'Quiet stage' });
    expect(await everyLookFaults(watching, name)).toEqual([]);
  }, 120_000);
});

describe('a recording', () => {
  /** One of the demo, which has two. */
  const openFilms = async (open: Open) => {
    const page = await open('/live-event', { as: await theDemoAttendee() });
    await page.getByRole('button', { name: /^The next ten winters/ }).click();
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
    return page;
  };

  test('shows what is said in the language one chooses, and keeps the choice', async ({ open }) => {
    const page = await openFilms(open);
    await page.getByRole('button', { name: 'Captions' }).click();
    await page.getByRole('menuitemradio', { name: 'German' }).click();
    await page.getByRole('button', { name: /Eine kalte Woche verlangt/ }).click();
    const caption = page.locator('fieldset p[lang="de"]');
    await caption.filter({ hasText: 'Eine kalte Woche verlangt' }).waitFor();
    // Its address leads back to it; to press its name scrolls the picture away, where it rests.
    await page.reload();
    await page.getByRole('button', { name: /Eine kalte Woche verlangt/ }).waitFor();
    await caption.waitFor();
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('c');
    await caption.waitFor({ state: 'detached' });
  });

  test('is found by what was said in it, and goes on from there', async ({ open }) => {
    const page = await open('/live-event', { as: await theDemoAttendee() });
    await page.getByRole('searchbox', { name: 'Search in all recordings' }).fill('heat pump');
    await page.getByRole('button', { name: /one large heat pump/ }).click();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(45);
    await page.getByRole('button', { name: /What carries us/ }).click();
    await expect.poll(() => timeOf(page)).toBeLessThan(45);
    await expectGoingOn(page);
  });

  test('is written down by an organiser, line by line or from a file, and others see it', async ({
    open,
  }) => {
    const watching = await openFilms(open);
    const page = await open('/live-conference', { as: await theDemoOrganiser() });
    await page.getByRole('button', { name: 'Watch The next ten winters' }).click();
    await page.getByRole('textbox', { name: 'Text of line 1', exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Portuguese' }).click();
    await page.getByText('No captions yet.').waitFor();
    await page.getByRole('button', { name: 'Add line' }).click();
    await page.keyboard.type('Bom dia a todos');
    await page.keyboard.press('Home');
    for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Alt+KeyS');
    await page.getByRole('textbox', { name: 'Text of line 2' }).waitFor();
    await page.getByRole('button', { name: 'Save captions' }).click();
    await page.getByText('Saved').first().waitFor();

    await watching.getByRole('button', { name: 'Captions' }).click();
    await watching.getByRole('menuitemradio', { name: 'Portuguese' }).click();
    await watching.getByRole('button', { name: /Bom dia/ }).waitFor();

    const file = (text: string) => ({
      name: 'words.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from(text),
    });
    const chooser = page.locator('input[accept^=".vtt"]');
    await chooser.setInputFiles(file('WEBVTT\n\n00:02.000 --> 00:03.000\nBoa tarde\n'));
    await watching.getByRole('button', { name: /Boa tarde/ }).waitFor();
    expect(await watching.getByRole('button', { name: /Bom dia/ }).count()).toBe(0);
  });

  test('has chapters, which an organiser names and others find at once', async ({ open }) => {
    const watching = await openFilms(open);
    const page = await open('/live-conference', { as: await theDemoOrganiser() });
    await page.getByRole('button', { name: 'Watch The next ten winters' }).click();
    await page.getByRole('tab', { name: 'Chapters' }).click();
    const title = page.getByRole('textbox', { name: 'Title of chapter 4 (English)' });
    await title.fill('One street at last');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save chapters' }).click();
    await watching.getByRole('button', { name: /One street at last/ }).waitFor();
  });

  test('is cut by an organiser, and found from the program with what is left of it', async ({
    open,
  }) => {
    const page = await open('/live-conference', { as: await theDemoOrganiser() });
    await page.getByRole('button', { name: 'Watch Streets for eight-year-olds' }).click();
    await page.getByRole('tab', { name: 'Cut' }).click();
    const begins = page.getByRole('textbox', { name: 'Start', exact: true });
    await begins.fill('0:13');
    await begins.press('Enter');
    await page.getByRole('button', { name: 'Save the cut' }).click();
    await expect.poll(() => begins.inputValue()).toBe('0:14.0');
    await page.getByText('0:52 of 1:06 is shown').waitFor();

    const watching = await open('/conference-program', { as: await theDemoAttendee() });
    await watching.getByRole('button', { name: 'All days' }).click();
    await watching.getByRole('link', { name: 'Watch again Streets for eight-year-olds' }).click();
    const video = watching.locator('video');
    const duration = () => video.evaluate((one: HTMLVideoElement) => Math.round(one.duration));
    await expect.poll(duration).toBe(52);
    await expectGoingOn(watching);
    await page.getByRole('button', { name: 'Show everything again' }).click();
    await expect.poll(duration).toBe(66);
  });

  test('is shown without the consent of all only where it is in writing', async ({ open }) => {
    const page = await open('/live-conference', { as: await theDemoOrganiser() });
    const shown = (name: string) => page.getByRole('switch', { name: `Show ${name} to attendees` });
    const giveTo = async (from: string, to: string) => {
      await page.getByRole('button', { name: `Watch ${from}` }).click();
      await page.getByRole('tab', { name: 'Publishing' }).click();
      await page.getByRole('combobox', { name: 'Session' }).fill(to);
      await page.getByRole('option', { name: to }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    };
    const other = 'Who owns a public conversation?';
    await shown('Streets for eight-year-olds').click();
    await giveTo('Streets for eight-year-olds', other);
    await shown(other).click();
    await page.getByText('Tiago Nóbrega').waitFor();
    // What lies behind the dialog is wholly behind it there.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show to attendees' }).click();
    await page.getByText('Say where their consent is stored').waitFor();
    await page
      .getByRole('textbox', { name: 'I have their written consent' })
      .fill('Signed, folder 3');
    await page.getByRole('button', { name: 'Show to attendees' }).click();
    await expect.poll(() => shown(other).isChecked()).toBe(true);
    await page.getByRole('button', { name: `Watch ${other}` }).click();
    await page.getByRole('tab', { name: 'Publishing' }).click();
    await page.getByText('In writing: Signed, folder 3').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await shown(other).click();
    await giveTo(other, 'Streets for eight-year-olds');
    await shown('Streets for eight-year-olds').click();
    await expect.poll(() => shown('Streets for eight-year-olds').isChecked()).toBe(true);
  });

  test('can be read and written by everyone', async ({ open }) => {
    const watching = await openFilms(open);
    expect(await accessFaults(watching)).toEqual([]);
    const page = await open('/live-conference', { as: await theDemoOrganiser() });
    await page.getByRole('button', { name: 'Watch Streets for eight-year-olds' }).click();
    await page.getByRole('textbox', { name: 'Text of line 1', exact: true }).waitFor();
    // What lies behind the dialog is wholly behind it there.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Chapters' }).click();
    await page.getByRole('textbox', { name: 'Title of chapter 1 (English)' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
  }, 60_000);
});
