import type { Locator, Page } from 'playwright-core';
import { accessFaults, type Open } from './browser.ts';
import { narrow, widthFaults } from './look/narrow.ts';
import { looksOutside, wearFromNowOn } from './looks.ts';

/** Outside there are no languages from right to left yet: what the device has holds from the next page on. */
export async function faultsOutside(open: Open, path: string, shown: (page: Page) => Locator) {
  const desk = await open(path);
  const found: string[] = [];
  for (const look of looksOutside) {
    await wearFromNowOn(desk, look);
    await desk.reload();
    await shown(desk).waitFor();
    found.push(...(await accessFaults(desk)));
  }
  const phone = await open(path, { language: 'de', viewport: narrow });
  await shown(phone).waitFor();
  return [...found, ...(await accessFaults(phone)), ...(await widthFaults(phone))];
}
