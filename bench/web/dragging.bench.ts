import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { inMs, spreadOf, withRange } from '../figures.ts';
import type { Result } from '../results.ts';
import { p95While } from './scrolling.ts';
import type { WebStage } from './stage.ts';
import { freshWindow } from './visit.ts';

const runs = 7;
const goal = 20;
const moves = 180;
/** A hand tells where it is as often as a usual screen is drawn. */
const moveMs = 1_000 / 60;

/** A session of the organiser's grid on its way over 300 others. */
export async function measureDragging(stage: WebStage): Promise<Result[]> {
  const stored = { ...stage.stored, 'plenum.event': String(stage.draftId) };
  const context = await freshWindow({ ...stage, stored });
  const page = await context.newPage();
  await page.goto(`${stage.origin}/conference-agenda`, { waitUntil: 'networkidle' });
  await page.locator('[data-session]').first().waitFor();
  await carry(page);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await carry(page));
  await context.close();
  const figure = spreadOf(times);
  return [
    {
      what: 'Agenda grid of 300 sessions: p95 of frame times while one is dragged',
      figure: withRange(figure, inMs),
      goal: `≤ ${inMs(goal)}`,
      isReached: figure.median <= goal,
      notes: `Chromium ${stage.version}, processor not slowed; ${runs} times ${moves} moves of the pointer, 60 a second`,
    },
  ];
}

/** Round in circles, and back to where it was: nothing is changed. */
async function carry(page: Page): Promise<number> {
  const box = await page.locator('[data-session]').nth(25).boundingBox();
  if (!box) throw new Error('There is no session to drag.');
  const start = { x: box.x + 20, y: box.y + 5 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const p95 = await p95While(page, async () => {
    for (let move = 1; move <= moves; move++) {
      const angle = (move / moves) * 4 * Math.PI;
      await page.mouse.move(start.x + 160 * Math.sin(angle), start.y + 90 * (1 - Math.cos(angle)));
      await pause(moveMs);
    }
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return p95;
}
