import type { BrowserContext, Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import type { WebStage } from './stage.ts';
import { readVitals, type Vitals, watchVitals } from './vitals.ts';

export const slowing = 4;
/** A search over so many people on a busy machine still comes to an end. */
const patience = 120_000;

/** A window that was never here: no file kept, only the session. */
export async function freshWindow({ browser, origin, stored }: WebStage): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.close();
  return context;
}

/** A page of the app’s origin whose processor is slow from the first byte on. */
export async function slowPage(context: BrowserContext, { origin }: WebStage): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${origin}/favicon.svg`);
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowing });
  return page;
}

export interface Visit extends Omit<Vitals, 'interactions'> {
  /** The slowest interaction, and what it was. */
  inp: number;
  inpOf: string;
  /** All that came over the line until the screen was there. */
  bytes: number;
}

/** Opens the screen, does everything of its script, and says how it felt. */
export async function visit(
  context: BrowserContext,
  stage: WebStage,
  screen: Screen,
): Promise<Visit> {
  const page = await slowPage(context, stage);
  await page.addInitScript(watchVitals);
  await page.goto(stage.origin + screen.path, { waitUntil: 'networkidle' });
  await screen.whenThere(page);
  const bytes = await page.evaluate(transferred);
  const starts: { name: string; at: number }[] = [];
  for (const { name, act } of screen.steps) {
    starts.push({ name, at: await page.evaluate(() => performance.now()) });
    await act(page);
    await page.evaluate(whenPainted);
  }
  const { interactions, ...load } = await readVitals(page);
  await page.close();
  const [worst] = interactions.toSorted((a, b) => b.ms - a.ms);
  const inpOf = starts.findLast(({ at }) => at <= (worst?.start ?? 0))?.name ?? '';
  return { ...load, inp: worst?.ms ?? 0, inpOf, bytes };
}

const transferred = () =>
  [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);

/** The browser tells of an interaction after its frame, when there is nothing else to do. */
const whenPainted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });
