import type { CDPSession, Page } from 'playwright-core';
import { p95Of } from '../figures.ts';

export const pixels = 8_000;
export const pixelsPerSecond = 4_000;

interface Frames {
  at: number[];
  isOver: boolean;
}

export interface ScrolledPage {
  page: Page;
  line: CDPSession;
}

/** While something is done, the frame time that one in twenty exceeds. */
export async function p95While(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.bringToFront();
  await page.evaluate(recordFrames);
  await act();
  const at = await page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: Frames };
    frames.isOver = true;
    return frames.at;
  });
  return p95Of(at.slice(1).map((time, place) => time - (at[place] ?? time)));
}

/** Scrolls down and up again like a hand on a wheel. */
export const p95OfFrames = ({ page, line }: ScrolledPage): Promise<number> =>
  p95While(page, () => scroll(line));

async function scroll(line: CDPSession): Promise<void> {
  for (const yDistance of [-pixels, pixels]) {
    await line.send('Input.synthesizeScrollGesture', {
      x: 640,
      y: 500,
      yDistance,
      speed: pixelsPerSecond,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}

/** A method and not a function: a compiler's helper for function names is unknown in the page. */
function recordFrames(): void {
  const frames = {
    at: [] as number[],
    isOver: false,
    record(time: number) {
      frames.at.push(time);
      if (!frames.isOver) requestAnimationFrame(frames.record);
    },
  };
  Object.assign(globalThis, { frames });
  requestAnimationFrame(frames.record);
}
