import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { anAgenda, at, block } from '../setup/agenda-screen.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';

const path = '/conference-agenda?day=2027-03-10';
const head = 'code,title,start,minutes,room\n';
const knots = 'A,Knots,2027-03-10 09:00,30,Quay\n';

const table = (rows: string) => ({
  name: 'agenda.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(head + rows),
});

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Choose a file' }).waitFor();
  return drawer;
}

const choose = (page: Page, rows: string) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles(table(rows));

async function exported(page: Page) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

test('a table with a fault is mended, brought in, taken out and taken back', async ({ open }) => {
  const stage = await anAgenda();
  const page = await open(path, { as: stage.organiser });
  const drawer = await openDrawer(page);
  await choose(page, `${knots}B,Sails,soon,30,Pier\n`);
  await drawer.getByText('1 error in the file').waitFor();
  await drawer.getByRole('alert').getByText('Row 3', { exact: true }).waitFor();
  expect(await drawer.getByRole('button', { name: 'Import 2 sessions' }).isDisabled()).toBe(true);

  await drawer.getByRole('button', { name: 'Another file' }).click();
  await choose(page, `${knots}B,Sails,2027-03-10 10:00,45,Pier\n`);
  await drawer.getByText('1 new room').waitFor();
  await drawer.getByRole('button', { name: 'Import 2 sessions' }).click();
  await drawer.getByRole('heading', { name: 'The file was imported' }).waitFor();
  expect(await stage.session('Sails')).toMatchObject({ startsAt: at('10:00'), minutes: 45 });
  await drawer.getByRole('button', { name: 'To the agenda' }).click();
  await drawer.waitFor({ state: 'detached' });
  await block(page, 'Sails').waitFor();
  expect(await exported(page)).toMatch(/Knots[^]*Sails/);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await block(page, 'Sails').waitFor({ state: 'detached' });
  expect(await stage.sessions()).toEqual([]);
});

test('what changed since it was looked at is looked at again', async ({ open, expected }) => {
  expected.push(/status of 409/, /status of 422/);
  const stage = await anAgenda();
  await stage.add('Tides');
  const page = await open(path, { as: stage.organiser });
  const drawer = await openDrawer(page);
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'letter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,when\nOne,now\n'),
  });
  await drawer.getByText('“letter.csv” cannot be read as an agenda').waitFor();
  await choose(page, knots);
  await drawer.getByRole('switch').check();
  await drawer.getByRole('button', { name: '1 Removed' }).waitFor();
  await stage.add('Waves');
  await drawer.getByRole('button', { name: 'Import 1 session' }).click();
  await drawer.getByText('The agenda has changed meanwhile').waitFor();
  await drawer.getByRole('button', { name: '2 Removed' }).waitFor();
  await drawer.getByRole('button', { name: 'Import 1 session' }).click();
  await drawer.getByRole('heading', { name: 'The file was imported' }).waitFor();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await drawer.getByRole('heading', { name: 'Import undone' }).waitFor();
  const titles = (await stage.sessions()).map(({ title }) => title.en);
  expect(new Set(titles)).toEqual(new Set(['Tides', 'Waves']));
});

test('everyone can use it, in every look', async ({ open }) => {
  const stage = await anAgenda();
  await stage.add('Tides', { roomId: stage.event.rooms[0]?.id ?? null, startsAt: at('11:00') });
  const page = await open(path, { as: stage.organiser });
  const drawer = await openDrawer(page);
  expect(await everyLookFaults(page, drawer)).toEqual([]);
  await choose(page, `${knots}B,,soon,30,Pier\n`);
  const faults = drawer.getByText(/^2 (errors in the file|Fehler in der Datei)/);
  expect(await everyLookFaults(page, faults)).toEqual([]);
});
