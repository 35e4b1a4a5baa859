import { expect } from 'vitest';
import { theDemoOrganiser } from '../setup/api.ts';
import { test } from '../setup/browser.ts';

test('a page that fits into the window does not scroll, however long the menu beside it is', async ({
  open,
}) => {
  const page = await open('/pages/faq', { as: await theDemoOrganiser() });
  await page.getByText('How can I pay?').waitFor();
  // What is said to screen readers alone stands far down in the menu, and must not lengthen the page.
  await page
    .getByRole('link', { name: /unread/ })
    .last()
    .waitFor();
  const tooLong = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(tooLong).toBe(0);
});
