import type { Page } from 'playwright-core';

/**
 * Texts whose signs do not stand in the order they are read in. All our languages run from left to
 * right, also on a page that is turned: a number after its word, a plus before its number.
 */
export const orderFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What is laid out as one piece of running text: inline elements belong to what is around. */
    const paragraphOf = (text: Text) => {
      let element = text.parentElement;
      while (element && /^(inline|contents)$/.test(getComputedStyle(element).display)) {
        element = element.parentElement;
      }
      return element;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('script, style, [dir=auto], option, .visually-hidden');
    const paragraphs = new Map<Element, Text[]>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode() as Text | null; text; text = walk.nextNode() as Text | null) {
      const around = text.data.trim() && text.parentElement && paragraphOf(text);
      if (around && isShown(around))
        paragraphs.set(around, [...(paragraphs.get(around) ?? []), text]);
    }
    const range = document.createRange();
    const signsOf = (text: Text) =>
      [...text.data.matchAll(/[\p{L}\p{N}\p{S}\p{P}]/gu)].map(({ index, 0: sign }) => {
        range.setStart(text, index);
        range.setEnd(text, index + sign.length);
        return range.getBoundingClientRect();
      });
    const isTurned = (texts: Text[]) =>
      texts
        .flatMap(signsOf)
        .filter(({ width }) => width > 0)
        .some((sign, place, all) => {
          const last = all[place - 1];
          const isSameLine = last && sign.top < last.bottom - 2 && sign.bottom > last.top + 2;
          return isSameLine && sign.left + sign.right < last.left + last.right - 1;
        });
    return [...paragraphs.values()]
      .map((texts) => [texts, texts.map(({ data }) => data).join('')] as const)
      .filter(([texts, said]) => !/[\u0590-\u08ff]/.test(said) && isTurned(texts))
      .map(([, said]) => `out of order: ${said.trim().slice(0, 80)}`);
  });
