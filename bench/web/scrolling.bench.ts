import type { Endings } from '../database.ts';
import { inHundredths, inMs, inWholes, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import type { Result } from '../results.ts';
import { buildBare } from './bare-build.ts';
import { p95OfFrames, pixels, pixelsPerSecond, type ScrolledPage } from './scrolling.ts';
import type { WebStage } from './stage.ts';
import { freshWindow, slowing, slowPage } from './visit.ts';

const pairs = 7;
const goal = 1.3;
const bareAddress = 'http://127.0.0.1:9/';

/** Our table with 500 rows on its page against a list that does nothing else than scroll. */
export async function measureScrolling(stage: WebStage, endings: Endings): Promise<Result[]> {
  const serve = await buildBare(endings);
  const ours = await openFor(stage, `${stage.origin}/apps/user/list?perPage=500`);
  const bare = await openFor(stage, bareAddress, serve);
  await p95OfFrames(bare);
  await p95OfFrames(ours);
  const measured = await measurePairs(
    pairs,
    () => p95OfFrames(ours),
    () => p95OfFrames(bare),
  );
  return [
    {
      what: 'Scrolling 500 rows: p95 of frame times against a bare TanStack Virtual list’s',
      figure: withRange(measured.ratio, inHundredths),
      goal: `≤ ${inHundredths(goal)}`,
      isReached: measured.ratio.median <= goal,
      notes: `Chromium ${stage.version}, processor slowed ${slowing} times; ${pairs} pairs of ${inWholes(pixels)} pixels down and up at ${inWholes(pixelsPerSecond)} a second, six columns; ours ${withRange(measured.ours, inMs)}, bare ${withRange(measured.baseline, inMs)}`,
      void: measured.void,
    },
  ];
}

async function openFor(
  stage: WebStage,
  url: string,
  serve?: (page: ScrolledPage['page'], at: string) => unknown,
): Promise<ScrolledPage> {
  const context = await freshWindow(stage);
  const page = await slowPage(context, stage);
  await serve?.(page, url);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('[data-row]').first().waitFor();
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowing });
  return { page, line };
}
