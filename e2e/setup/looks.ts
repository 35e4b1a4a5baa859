import type { Page } from 'playwright-core';

export interface Look {
  skin: 'light' | 'dark' | 'semi-dark' | 'bordered';
  direction: 'ltr' | 'rtl';
}

type Looks = readonly Look[];

const inEach = (skins: readonly Look['skin'][]): Looks => {
  const inOrder = skins.map((skin) => ({ skin, direction: 'ltr' }) as const);
  return [
    ...inOrder,
    ...inOrder.toReversed().map(({ skin }) => ({ skin, direction: 'rtl' }) as const),
  ];
};

/** The frame has four skins; a page without it has only light and dark. What is slow to change changes least. */
export const looksInside = inEach(['light', 'semi-dark', 'bordered', 'dark']);
export const looksOutside = inEach(['light', 'dark']);

const storedOf = ({ skin, direction }: Look) => ({
  colourScheme: skin === 'dark' ? 'dark' : 'light',
  direction,
  ...(skin !== 'dark' && { skin }),
});

/** The open page takes the look over as if another tab of the device had chosen it. */
export async function wear(page: Page, look: Look): Promise<void> {
  const stored = storedOf(look);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
  }, stored);
  await page
    .locator(`html[data-mantine-color-scheme=${stored.colourScheme}][dir=${look.direction}]`)
    .waitFor();
  if (stored.skin) await page.locator(`[data-skin=${stored.skin}]`).waitFor();
}

/** For pages that read their look only when they open. */
export async function wearFromNowOn(page: Page, look: Look): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storedOf(look));
}
