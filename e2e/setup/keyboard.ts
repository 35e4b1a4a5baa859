import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFocused } from './todo-screen.ts';

/** More stops than any screen has: a walk that is longer goes in circles. */
const longestWalk = 120;

/** What is wrong with how the focus shows, if anything: a ring lies on the element or on its frame. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return 'nothing has the focus';
    const { left, top, right, bottom, width, height } = here.getBoundingClientRect();
    const isInSight =
      width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isInSight) return `out of sight: ${here.outerHTML.slice(0, 160)}`;

    const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && outlineWidth !== '0px';
    const own = [null, '::before', '::after'].map((part) => getComputedStyle(here, part));
    const frames = [here.parentElement, here.parentElement?.parentElement, here.nextElementSibling]
      .filter((frame) => !!frame)
      .map((frame) => getComputedStyle(frame));
    const hasRing =
      [...own, ...frames].some(hasOutline) || own.some(({ boxShadow }) => boxShadow !== 'none');
    return hasRing ? null : `no ring: ${here.outerHTML.slice(0, 160)}`;
  });

/** Whoever has no pointer sees where they are. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => focusFault(page)).toBeNull();
}

/** Goes from stop to stop, each of them to be seen, until the wanted one is reached. */
export async function walkTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; stops < longestWalk; stops++) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    await expectVisibleFocus(page);
    if (await target.evaluate(isFocused)) return;
  }
  throw new Error(`${key} does not lead to ${target.toString()}.`);
}

export async function walkAndPress(page: Page, target: Locator, press = 'Enter'): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(press);
}
