/** A stage that is live never stops asking for its next piece. */
const longestWait = 8_000;

/** A screen as somebody sees it who comes in with this in their browser. */
export async function picture(browser, { url, content, size, kept, file }) {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    const window = await context.newPage();
    await window.goto(url);
    await window.locator(content).first().waitFor();
    await window.waitForLoadState('networkidle', { timeout: longestWait }).catch(() => {});
    await window.screenshot({ path: file, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
