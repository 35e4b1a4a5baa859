import { chromium } from 'playwright-core';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
const base = 'http://127.0.0.1:4714';
const folder = '/tmp/d-gallery';
const types = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const signed = await (await fetch(base + '/jwt/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }) })).json();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, o] of Object.entries({ light: {}, dark: { colorScheme: 'dark' }, phone: { viewport: { width: 390, height: 844 }, rtl: true } })) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...o });
  await context.addInitScript(([s, rtl]) => { localStorage.setItem('userData', JSON.stringify(s.userData)); localStorage.setItem('accessToken', JSON.stringify(s.accessToken)); localStorage.setItem('refreshToken', JSON.stringify(s.refreshToken)); if (rtl) localStorage.setItem('direction', 'rtl'); }, [signed, !!o.rtl]);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(name, e.message));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = route.request().resourceType() === 'document';
    const path = join(folder, isPage ? 'index.html' : pathname);
    if (!isPage && !(pathname.startsWith('/assets/') && existsSync(path))) return route.fallback();
    return route.fulfill({ contentType: isPage ? 'text/html' : types[extname(path)] ?? 'application/octet-stream', body: readFileSync(path) });
  });
  await page.goto(base + '/dev/gallery');
  const field = page.getByRole('combobox', { name: 'Field' });
  await field.waitFor();
  await field.scrollIntoViewIfNeeded();
  await field.fill('a');
  await page.getByRole('listbox', { name: 'Field' }).getByRole('option').nth(2).waitFor();
  await page.screenshot({ path: `/tmp/d-look/field-${name}.png` });
  await field.press('ArrowDown'); await field.press('Enter');
  await field.pressSequentially('x@y.org,');
  await field.pressSequentially('nope');
  await page.getByRole('combobox', { name: 'Guests' }).focus();
  await page.keyboard.press(o.rtl ? 'ArrowRight' : 'ArrowLeft');
  await page.screenshot({ path: `/tmp/d-look/field2-${name}.png` });
}
await browser.close();
