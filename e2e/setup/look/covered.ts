import type { Page } from 'playwright-core';

const placeOf = (page: Page) => page.locator('[data-position=top-center]');

/** Put where toasts come, and everything has made room for it. */
async function plantToast(page: Page): Promise<void> {
  await placeOf(page).evaluate((element) => {
    const toast = document.createElement('div');
    toast.className = 'mantine-Notification-root';
    toast.dataset['planted'] = '';
    // As tall as one with two lines.
    toast.style.blockSize = '64px';
    toast.textContent = 'Planted';
    element.append(toast);
  });
  await page.waitForFunction(() => {
    const place = document.querySelector<HTMLElement>('[data-position=top-center]');
    const room = getComputedStyle(document.documentElement).getPropertyValue('--pl-toasts');
    return !place || room === '' || Number.parseInt(room, 10) >= place.offsetHeight;
  });
}

/**
 * What can be pressed or written in and lies below a toast, or the places of a phone. What scrolls may come up
 * from below it; what stands has to stand above.
 */
export async function coveredFaults(page: Page): Promise<string[]> {
  const place = placeOf(page);
  if ((await place.count()) === 0) return [];
  await plantToast(page);
  const found = await page.evaluate(() => {
    const place = document.querySelector('[data-position=top-center]');
    const covers = [place, document.querySelector('[data-phone-places]')];
    const isIn = (element: Element | null) => covers.some((cover) => cover?.contains(element));
    const pressable = 'a[href], button, input, textarea, select, [tabindex="0"], [contenteditable]';
    const isBelow = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return isIn(document.elementFromPoint(x, y));
    };
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`;
    return [...document.querySelectorAll(pressable)]
      .filter((element) => !isIn(element) && element.checkVisibility())
      .filter(isBelow)
      .filter((element) => {
        element.scrollIntoView({ block: 'nearest' });
        return isBelow(element);
      })
      .map((element) => `below a toast: ${nameOf(element).slice(0, 80)}`);
  });
  await place.evaluate((element) => {
    element.querySelector('[data-planted]')?.remove();
    scrollTo(0, 0);
  });
  return found;
}
