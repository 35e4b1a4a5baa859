import { expect, inject } from 'vitest';
import { anOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { box, drawer, inList, row, titles, withTasks } from '../setup/todo-screen.ts';

test('keeps its place over back and forward', async ({ open }) => {
  const person = await anOrganiser();
  await person.add({ title: 'plain' });
  await person.add({ title: 'starred', isImportant: true, tags: ['team'] });
  const page = await open('/apps/todo/all?sort=title-desc', { as: person });
  await expect.poll(() => titles(page)).toEqual(['starred', 'plain']);
  await inList(page, 'Important').click();
  await expect.poll(() => titles(page)).toEqual(['starred']);
  await page.getByRole('button', { name: 'starred', exact: true }).click();
  await drawer(page).waitFor();
  await page.goBack();
  await drawer(page).waitFor({ state: 'detached' });
  await expect.poll(() => titles(page)).toEqual(['starred']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(['starred', 'plain']);
  expect(new URL(page.url()).searchParams.get('sort')).toBe('title-desc');
  await page.goForward();
  await page.goForward();
  await drawer(page).waitFor();
  expect(await drawer(page).getByLabel('Title').inputValue()).toBe('starred');
});

test('has a shape before it is there', async ({ open }) => {
  const person = await withTasks('Book the studio');
  const page = await open('/favicon.svg', { as: person });
  const held = new Promise<() => void>((arrived) => {
    void page.route('**/apps/todo/tasks**', async (route) => {
      await new Promise<void>((goOn) => arrived(goOn));
      await route.continue();
    });
  });
  await page.goto(`${inject('address')}/apps/todo/all`);
  const letGo = await held;
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  letGo();
  await row(page, 'Book the studio').waitFor();
});

test('says that a change was not saved offline, and catches up online', async ({
  open,
  expected,
}) => {
  // What the page fetches ahead in idle moments may fail as well.
  expected.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /preload CSS/);
  const person = await withTasks('Book the studio');
  const page = await open('/apps/todo/all', { as: person });
  await row(page, 'Book the studio').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await box(page, 'Book the studio').click();
  await page.getByText(/was not saved. Plenum cannot be reached/).waitFor();
  await expect.poll(() => box(page, 'Book the studio').isChecked()).toBe(false);
  await person.add({ title: 'Meanwhile' });
  await page.context().setOffline(false);
  await row(page, 'Meanwhile').waitFor();
});
