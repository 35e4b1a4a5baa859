import type { CDPSession, Locator, Page } from 'playwright-core';
import { accessFaults, lookFaults } from './browser.ts';
import { coveredFaults } from './look/covered.ts';
import { linkFaults } from './look/links.ts';
import { narrow, widthFaults } from './look/narrow.ts';
import { orderFaults } from './look/word-order.ts';

type Check = (page: Page) => Promise<string[]>;

interface Look {
  name: string;
  stored: Record<'colourScheme' | 'language' | 'direction', string>;
  isPhone?: boolean;
  checks: readonly Check[];
}

const usual = { colourScheme: 'light', language: 'en', direction: 'ltr' };

/** All rules where the elements are others; in the other looks what the look can break. */
const looks: readonly Look[] = [
  { name: 'in light', stored: usual, checks: [accessFaults, widthFaults, linkFaults] },
  { name: 'in German', stored: { ...usual, language: 'de' }, checks: [widthFaults] },
  {
    name: 'on a phone in German',
    stored: { ...usual, language: 'de' },
    isPhone: true,
    checks: [accessFaults, widthFaults, coveredFaults],
  },
  {
    name: 'in dark German from right to left',
    stored: { colourScheme: 'dark', language: 'de', direction: 'rtl' },
    checks: [lookFaults, widthFaults, orderFaults, linkFaults],
  },
];

const keep = (page: Page, stored: Look['stored']) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);

/** The open page takes it over as if another tab of the device had chosen it. */
async function wear(page: Page, device: CDPSession, { stored, isPhone = false }: Look) {
  const desk = page.viewportSize() ?? narrow;
  await keep(page, stored);
  await page.evaluate(() => globalThis.dispatchEvent(new StorageEvent('storage', { key: null })));
  const { colourScheme, language, direction } = stored;
  const isWorn = `[data-mantine-color-scheme=${colourScheme}][lang=${language}][dir=${direction}]`;
  await page.locator(`html${isWorn}`).waitFor();
  if (!isPhone) return () => Promise.resolve();
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(narrow);
  return async () => {
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await page.setViewportSize(desk);
  };
}

/**
 * What is wrong with what the page shows, in every look, in one visit. It stays in the last look
 * until it is looked at again or goes to another address.
 */
export async function everyLookFaults(
  page: Page,
  shown: Locator,
  more: readonly Check[] = [],
): Promise<string[]> {
  const found: string[] = [];
  const device = await page.context().newCDPSession(page);
  for (const look of looks) {
    const takeOff = await wear(page, device, look);
    await shown.waitFor();
    for (const check of [...look.checks, ...more]) {
      found.push(...(await check(page)).map((fault) => `${look.name}: ${fault}`));
    }
    await takeOff();
  }
  await keep(page, usual);
  await device.detach();
  return found;
}
