import type { Page } from 'playwright-core';

/** Links that nobody gave a colour: they have the browser's own, which is none of ours. */
export const linkFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = document.createElement('a');
    plain.href = '#';
    plain.style.setProperty('all', 'revert');
    document.body.append(plain);
    const own = getComputedStyle(plain).color;
    plain.remove();
    return [...document.querySelectorAll('a[href]')]
      .filter((link) => link.checkVisibility() && getComputedStyle(link).color === own)
      .map((link) => `a link in the browser’s own colour: ${link.outerHTML.slice(0, 200)}`);
  });
