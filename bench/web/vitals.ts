import type { Page } from 'playwright-core';

/** One line of the browser's own records. */
interface Seen {
  entryType: string;
  startTime: number;
  duration: number;
  value: number | undefined;
  hadRecentInput: boolean | undefined;
  interactionId: number | undefined;
  /** What the largest paint painted. */
  words: string | undefined;
}

export interface Interaction {
  start: number;
  ms: number;
}

export interface Vitals {
  lcp: number;
  lcpOf: string;
  cls: number;
  interactions: Interaction[];
}

/** Runs in the page before anything of its own. */
export function watchVitals(): void {
  const seen: Seen[] = [];
  Object.assign(globalThis, { seen });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Seen & { element?: Element })[]) {
      const { entryType, startTime, duration, value, hadRecentInput, interactionId } = entry;
      const words = entry.element?.textContent.trim().slice(0, 30);
      seen.push({ entryType, startTime, duration, value, hadRecentInput, interactionId, words });
    }
  });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event', 'first-input']) {
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

export async function readVitals(page: Page): Promise<Vitals> {
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen);
  const largest = seen.findLast(({ entryType }) => entryType === 'largest-contentful-paint');
  if (!largest) throw new Error('The page never painted anything.');
  return {
    lcp: largest.startTime,
    lcpOf: largest.words ?? '',
    cls: worstWindow(seen.filter(({ hadRecentInput }) => hadRecentInput === false)),
    interactions: interactionsIn(seen),
  };
}

/** Shifts less than a second apart count together, for at most five seconds, as browsers define it. */
function worstWindow(shifts: readonly Seen[]): number {
  let [first, last, sum, worst] = [-Infinity, -Infinity, 0, 0];
  for (const { startTime, value = 0 } of shifts) {
    const isNew = startTime - last > 1_000 || startTime - first > 5_000;
    if (isNew) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** A click is several events; the slowest of them is what the person waited. */
function interactionsIn(seen: readonly Seen[]): Interaction[] {
  const byId = new Map<number, Interaction>();
  for (const { interactionId, startTime, duration } of seen) {
    if (interactionId === undefined || interactionId === 0) continue;
    const known = byId.get(interactionId);
    if (!known || known.ms < duration) byId.set(interactionId, { start: startTime, ms: duration });
  }
  return [...byId.values()];
}
