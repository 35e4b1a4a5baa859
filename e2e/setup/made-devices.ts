import type { Browser } from 'playwright-core';
import { launchBrowser, test as base } from './browser.ts';

/** Cameras and microphones that are made up, and nobody who has to allow them. */
const made = ['--use-fake-device-for-media-stream=fps=5', '--use-fake-ui-for-media-stream'];

/** A test in a browser with a camera, a microphone and a screen to share. */
export const test = base.extend<{ browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser(made);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
