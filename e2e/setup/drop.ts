import type { Page } from 'playwright-core';

/** What is carried by pointer keeps clicks from the page for a moment after its drop: until one is heard. */
export async function drop(page: Page): Promise<void> {
  await page.mouse.up();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const ear = document.body.appendChild(document.createElement('span'));
        let isHeard = false;
        ear.addEventListener('click', () => {
          isHeard = true;
        });
        const ask = () => {
          ear.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          if (!isHeard) return void requestAnimationFrame(ask);
          ear.remove();
          resolve();
        };
        ask();
      }),
  );
}
