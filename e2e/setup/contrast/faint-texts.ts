import type { Locator, Page } from 'playwright-core';

/** WCAG 2.2 AA for text of every size. */
const least = 4.5;

interface Written {
  text: string;
  colour: string;
  rects: { x: number; y: number; width: number; height: number }[];
}

/** What is written in a place, line by line; what only screen readers get is none of it. */
const readWritten = (place: Locator): Promise<Written[]> =>
  place.evaluate((root) => {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim();
      if (!text || !node.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()]
        .filter(({ width, height }) => width > 2 && height > 2)
        .map(({ x, y, width, height }) => ({ x, y, width, height }));
      const isHidden = node.parentElement.closest('.visually-hidden') !== null;
      if (!isHidden && rects.length > 0) {
        found.push({ text, colour: getComputedStyle(node.parentElement).color, rects });
      }
    }
    return found;
  });

/** The same place with nothing written on it. */
async function pictureWithoutWords(page: Page, place: Locator): Promise<string> {
  await place.evaluate((root) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-blank] * { color: transparent !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    root.toggleAttribute('data-blank', true);
  });
  const picture = await page.screenshot({ animations: 'disabled' });
  await place.evaluate((root) => {
    root.toggleAttribute('data-blank', false);
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return picture.toString('base64');
}

/**
 * What of a place in sight cannot be read well: its colour against each pixel that is behind it, whatever
 * picture and scrim they are made of. The worst pixel of a text counts.
 */
export async function faintTexts(page: Page, place: Locator): Promise<string[]> {
  const written = await readWritten(place);
  const picture = await pictureWithoutWords(page, place);
  const contrasts = await page.evaluate(
    async ({ texts, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('Nothing can be drawn.');
      const part = (value: number) => {
        const share = value / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const lightOf = (red = 0, green = 0, blue = 0) =>
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
      const inks = texts.map(({ colour }) => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return lightOf(...pen.getImageData(0, 0, 1, 1).data);
      });
      pen.drawImage(bitmap, 0, 0);
      return texts.map(({ text, rects }, at) => {
        const ink = inks[at] ?? 0;
        let worst = 21;
        for (const { x, y, width, height } of rects) {
          const { data } = pen.getImageData(x, y, Math.ceil(width), Math.ceil(height));
          for (let pixel = 0; pixel < data.length; pixel += 4) {
            // Beyond the window there is nothing.
            if (data[pixel + 3] === 0) continue;
            const ground = lightOf(data[pixel], data[pixel + 1], data[pixel + 2]);
            const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
            worst = Math.min(worst, contrast);
          }
        }
        return { text, worst };
      });
    },
    { texts: written, base64: picture },
  );
  if (contrasts.length === 0) throw new Error('Nothing is written there.');
  return contrasts
    .filter(({ worst }) => worst < least)
    .map(({ text, worst }) => `${worst.toFixed(2)}: ${text}`);
}
