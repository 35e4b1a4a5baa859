import type { Page } from 'playwright-core';

/** The smallest window that is promised to work. */
export const narrow = { width: 360, height: 780 };

/** A usual laptop's window, at twice the size. */
export const zoomed = { width: 720, height: 450 };

/** What stays where it is while the page scrolls leaves half of the window to read in; a dialog may take it all. */
export async function roomFaults(page: Page): Promise<string[]> {
  const covered = await page.evaluate(() => {
    if (document.querySelector('[role=dialog]')) return 0;
    const stays = (element: Element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      element.getBoundingClientRect().width > innerWidth * 0.6;
    const outermost = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement) if (stays(at)) return false;
      return true;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => stays(element) && outermost(element))
      .map((element) => element.getBoundingClientRect())
      .reduce((sum, { top, bottom }) => {
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return sum + Math.max(seen, 0);
      }, 0);
  });
  const most = (page.viewportSize()?.height ?? 0) / 2;
  return covered > most ? [`${Math.round(covered)} px of the window are covered`] : [];
}

/** What is wider than the window, or than the card that it is in. */
export async function widthFaults(page: Page): Promise<string[]> {
  const { overflow, sticksOut } = await page.evaluate(() => {
    const isFloating = ({ position }: CSSStyleDeclaration) => /absolute|fixed/.test(position);
    const isCard = (box: DOMRect, style: CSSStyleDeclaration) =>
      box.width > 100 && Number.parseFloat(style.borderStartStartRadius) >= 6;
    const isShown = (element: Element, box: DOMRect) =>
      box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
    const hasWords = (element: Element) =>
      element.tagName === 'BUTTON' ||
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
    /** By how much it leaves the nearest card that does not cut it off. */
    const leaves = (element: Element) => {
      const inner = element.getBoundingClientRect();
      if (!isShown(element, inner) || isFloating(getComputedStyle(element))) return 0;
      for (let at = element.parentElement; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (isFloating(style) || style.overflowX !== 'visible') return 0;
        const card = at.getBoundingClientRect();
        if (!isCard(card, style)) continue;
        return Math.max(inner.right - card.right, card.left - inner.left, 0);
      }
      return 0;
    };
    const words = [...document.querySelectorAll('main *:not(svg *)')].filter(hasWords);
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      sticksOut: words
        .filter((element) => leaves(element) > 1)
        .map(
          (element) => `“${element.textContent}” sticks out by ${Math.round(leaves(element))} px`,
        ),
    };
  });
  return [...(overflow > 0 ? [`${overflow} px too wide`] : []), ...sticksOut];
}
