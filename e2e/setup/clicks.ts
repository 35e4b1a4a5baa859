import type { Locator } from 'playwright-core';

/** Somebody at work: what they press is counted, what they type takes the time it takes a person. */
export interface Worker {
  press: (what: Locator) => Promise<void>;
  type: (where: Locator, text: string) => Promise<void>;
  clicks: () => number;
  /** As a person who looks before each click and types forty words a minute. */
  minutes: () => number;
}

const secondsPerClick = 4;
const signsPerMinute = 200;

export function aWorker(): Worker {
  let clicks = 0;
  let signs = 0;
  return {
    press: async (what) => {
      clicks++;
      await what.click();
    },
    // One goes to a field by its key; what is typed replaces what is there.
    type: async (where, text) => {
      signs += text.length + 1;
      await where.fill(text);
    },
    clicks: () => clicks,
    minutes: () => (clicks * secondsPerClick) / 60 + signs / signsPerMinute,
  };
}
