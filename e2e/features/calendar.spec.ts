import { describe, expect } from 'vitest';
import { anOrganiser, send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import {
  addEntry,
  block,
  drag,
  dragHours,
  drawer,
  november,
  review,
  times,
  undo,
  weekly,
  zone,
} from '../setup/calendar-screen.ts';

const week = '/apps/calendar?view=week&on=2026-11-25';
const month = '/apps/calendar?view=month&on=2026-11-25';
describe('an entry', () => {
  test('is drawn in the hours, saved, and found again by its address', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open(week, { as: person, timezoneId: zone });
    await dragHours(page, ['2026-11-25', 10 * 60 + 2], ['2026-11-25', 11 * 60 + 28]);
    await drawer(page).getByLabel('Title').fill('Design review');
    await drawer(page).getByLabel('Location').fill('Room 2');
    await drawer(page).getByRole('button', { name: 'Add entry' }).click();
    await block(page, 'Design review').waitFor();
    await expect
      .poll(() => times(person))
      .toEqual(['Design review 2026-11-25T09:00 2026-11-25T10:30']);
    await drawer(page).waitFor({ state: 'detached' });
    await block(page, 'Design review').click();
    await drawer(page).getByLabel('Title').waitFor();
    await page.reload();
    await expect.poll(() => drawer(page).getByLabel('Location').inputValue()).toBe('Room 2');
  });

  test('is moved and made longer by the mouse, shown at once, and undone', async ({ open }) => {
    const person = await anOrganiser();
    await addEntry(person, review);
    const page = await open(week, { as: person, timezoneId: zone });
    await block(page, 'Design review').waitFor();
    await dragHours(page, ['2026-11-25', 10 * 60 + 20], ['2026-11-26', 12 * 60 + 20]);
    await expect
      .poll(() => times(person))
      .toEqual(['Design review 2026-11-26T11:00 2026-11-26T12:00']);
    await undo(page).click();
    await expect
      .poll(() => times(person))
      .toEqual(['Design review 2026-11-25T09:00 2026-11-25T10:00']);
    await expect.poll(() => page.locator('[data-cell="2026-11-25"] [data-key]').count()).toBe(1);
    await dragHours(page, ['2026-11-25', 10 * 60 + 57], ['2026-11-25', 12 * 60]);
    await expect
      .poll(() => times(person))
      .toEqual(['Design review 2026-11-25T09:00 2026-11-25T11:00']);
  });

  test('is moved, deleted and brought back with the keyboard alone', async ({ open }) => {
    const person = await anOrganiser();
    await addEntry(person, review);
    const page = await open(week, { as: person, timezoneId: zone });
    await block(page, 'Design review').waitFor();
    await page.locator('[data-cell="2026-11-25"][data-row="hours"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await expect
      .poll(() => times(person))
      .toEqual(['Design review 2026-11-26T09:15 2026-11-26T10:15']);
    await page.getByText(/^Design review: /).waitFor({ state: 'attached' });
    await block(page, 'Design review').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => times(person)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => times(person)).toHaveLength(1);
    await page.keyboard.press('m');
    await page.getByRole('grid', { name: 'Calendar, November 2026' }).waitFor();
    await page.keyboard.press('l');
    await page.getByRole('region', { name: 'Thursday, November 26, 2026' }).waitFor();
    await page.keyboard.press('n');
    await drawer(page).getByLabel('Title').fill('Half a thought');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await drawer(page).waitFor({ state: 'detached' });
  });

  test('shows what happens elsewhere, and nothing of other people', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open(month, { as: person, timezoneId: zone });
    const stranger = await open(month, { as: await anOrganiser(), timezoneId: zone });
    await page.getByRole('grid').waitFor();
    await addEntry(person, review);
    await block(page, 'Design review').waitFor();
    expect(await block(stranger, 'Design review').count()).toBe(0);
  });
});

describe('an entry that repeats', () => {
  test('is made in the editor and stands on each of its days', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open(`${month}&entry=new&at=2026-11-11T09:00:00Z&to=2026-11-11T10:00:00Z`, {
      as: person,
      timezoneId: zone,
    });
    await drawer(page).getByLabel('Title').fill('Stand-up');
    await drawer(page).getByRole('combobox', { name: 'Repeats' }).click();
    await page.getByRole('option', { name: 'Weekly', exact: true }).click();
    await drawer(page).getByText('Fri', { exact: true }).click();
    await drawer(page).getByRole('combobox', { name: 'Ends' }).click();
    await page.getByRole('option', { name: 'After a number of times' }).click();
    await drawer(page).getByLabel('Times', { exact: true }).fill('4');
    await drawer(page).getByRole('button', { name: 'Add entry' }).click();
    await expect
      .poll(async () => (await november(person)).map(({ start }) => start.slice(0, 10)))
      .toEqual(['2026-11-11', '2026-11-13', '2026-11-18', '2026-11-20']);
    await expect
      .poll(() => page.locator('[data-key]').filter({ hasText: 'Stand-up' }).count())
      .toBe(4);
  });

  test.for([
    ['Only this one', ['2026-11-11T09:00', '2026-11-19T09:00', '2026-11-25T09:00']],
    ['This and those that follow', ['2026-11-11T09:00', '2026-11-19T09:00', '2026-11-26T09:00']],
    ['All of them', ['2026-11-12T09:00', '2026-11-19T09:00', '2026-11-26T09:00']],
  ] as const)('is moved: %s', async ([scope, starts], { open }) => {
    const person = await anOrganiser();
    const first = { start: '2026-11-11T09:00:00Z', end: '2026-11-11T09:30:00Z' };
    await addEntry(person, { ...weekly, ...first });
    const page = await open(month, { as: person, timezoneId: zone });
    const cell = (day: string) => page.locator(`[data-cell="${day}"]`);
    const one = cell('2026-11-18').locator('[data-key]');
    await one.waitFor();
    const [from, to] = [await one.boundingBox(), await cell('2026-11-19').boundingBox()];
    await drag(
      page,
      { x: (from?.x ?? 0) + 20, y: (from?.y ?? 0) + 8 },
      { x: (to?.x ?? 0) + 30, y: (to?.y ?? 0) + 40 },
    );
    await page.getByRole('radio', { name: scope }).check();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect
      .poll(async () =>
        (await november(person)).map(({ start }) => new Date(start).toISOString().slice(0, 16)),
      )
      .toEqual(starts);
  });

  test('whose rule cannot be drawn is shown in words and kept', async ({ open }) => {
    const person = await anOrganiser();
    const repeat = 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1';
    const { id } = await addEntry(person, { ...review, repeat });
    const page = await open(`${month}&entry=${id}`, { as: person, timezoneId: zone });
    await drawer(page)
      .getByText(/Every month, on Monday, .* of these number -1/)
      .waitFor();
    await drawer(page).getByLabel('Location').fill('Room 3');
    await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('radio', { name: 'All of them' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    const path = `/api/calendar/entries/${id}`;
    await expect
      .poll(async () => (await send<{ entry: object }>(path, person.accessToken)).entry)
      .toMatchObject({ repeat, location: 'Room 3' });
  });
});

describe('what is in sight', () => {
  test('is chosen by calendar, and remembered; none chosen shows none', async ({ open }) => {
    const person = await anOrganiser();
    await addEntry(person, review);
    await addEntry(person, { ...review, title: 'Dentist', calendar: 'Personal' });
    const page = await open(month, { as: person, timezoneId: zone });
    await block(page, 'Dentist').waitFor();
    await page.getByRole('checkbox', { name: 'Business' }).uncheck();
    await block(page, 'Design review').waitFor({ state: 'detached' });
    await page.reload();
    await block(page, 'Dentist').waitFor();
    expect(await block(page, 'Design review').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'View all' }).check();
    await block(page, 'Design review').waitFor();
    await page.getByRole('checkbox', { name: 'View all' }).uncheck();
    await page.getByText('No calendar is chosen').waitFor();
    expect(await page.locator('[data-key]').count()).toBe(0);
  });

  test('has days of 23 and 25 hours', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open('/apps/calendar?view=day&on=2026-10-25', {
      as: person,
      timezoneId: zone,
    });
    await page.locator('[data-cell="2026-10-25"][data-minutes="1500"]').waitFor();
    await page.goto(page.url().replace('2026-10-25', '2026-03-29'));
    await page.locator('[data-cell="2026-03-29"][data-minutes="1380"]').waitFor();
  });
});

describe('other programs', () => {
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Elsewhere//EN',
    'BEGIN:VEVENT',
    'UID:one@elsewhere',
    'DTSTAMP:20261101T000000Z',
    'DTSTART:20261124T080000Z',
    'DTEND:20261124T090000Z',
    'SUMMARY:From elsewhere',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

  test('give a file: looked at, brought in, taken back', async ({ open }) => {
    const person = await anOrganiser();
    const page = await open(month, { as: person, timezoneId: zone });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import a calendar file' }).click();
    const picking = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const chooser = await picking;
    await chooser.setFiles({
      name: 'elsewhere.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(file),
    });
    await drawer(page).getByText('Preview of elsewhere.ics').waitFor();
    expect(await november(person)).toEqual([]);
    await drawer(page).getByRole('button', { name: 'Import' }).click();
    await drawer(page).getByText('elsewhere.ics is in your calendar').waitFor();
    expect(await times(person)).toEqual(['From elsewhere 2026-11-24T08:00 2026-11-24T09:00']);
    await drawer(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => november(person)).toEqual([]);
  });

  test('read a secret address, until it is ended', async ({ open }) => {
    const person = await anOrganiser();
    await addEntry(person, review);
    const page = await open(month, { as: person, timezoneId: zone });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Calendar in other programs' }).click();
    await page.getByRole('button', { name: 'Create address' }).click();
    const address = new URL(await page.getByLabel('Secret address').inputValue());
    const read = () => fetch(new URL(address.pathname, page.url()));
    expect(await (await read()).text()).toContain('SUMMARY:Design review');
    await page.getByRole('button', { name: 'Turn off' }).click();
    const question = page.getByRole('dialog', { name: 'Turn off the address?' });
    await question.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Create address' }).waitFor();
    expect((await read()).status).toBe(404);
  });
});
