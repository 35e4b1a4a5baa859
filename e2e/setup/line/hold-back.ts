import type { Page } from 'playwright-core';

/** What is read from this address waits until it is let pass. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letPass: () => void = () => undefined;
  const mayPass = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') await mayPass;
    await route.continue();
  });
  return letPass;
}
