import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBoxOffice, booksAtTheDoor, holds } from '../setup/bookings.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { aConference } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { faultsOutside } from '../setup/faults-outside.ts';
import { changeBilling, sender } from '../setup/invoices.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function anEventThatSells(sale = {}) {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Tide Days');
  return { organiser, event, office: await aBoxOffice(organiser, event, sale) };
}

async function saysWhoComes(page: Page, names: readonly string[]) {
  await page.getByRole('heading', { name: 'Your contact details' }).waitFor();
  await field(page, 'Full name')
    .first()
    .fill(names[0] ?? '');
  await field(page, 'Email').fill('ines@example.com');
  for (const [place, name] of names.entries()) {
    await page
      .getByRole('group', { name: new RegExp(`^Person ${place + 1}:`) })
      .getByRole('textbox', { name: 'Full name' })
      .fill(name);
  }
  await press(page, 'Continue');
}

async function fillsAddress(page: Page) {
  await field(page, 'Name').fill('Ines Prado');
  await field(page, 'Street and number').fill('Hafenstrasse 3');
  await field(page, 'City').fill('Hamburg');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
}

test('two tickets with a code and questions are booked by transfer', async ({ open }) => {
  const { event, office, organiser } = await anEventThatSells({ hasReverseCharge: true });
  const known = { ...sender, taxNumber: 'DE811569869' };
  await changeBilling(organiser.accessToken, { sender: known });
  await office.ticket({ poolIds: [await office.pool(5)] });
  await office.ticket({ kind: 'add_on', name: { en: 'Dinner' }, price: 4_000 });
  await office.code();
  const food = await office.question({
    kind: 'one',
    label: { en: 'What do you eat?' },
    options: [
      { id: 1, text: { en: 'Everything' } },
      { id: 2, text: { en: 'Something else' } },
    ],
    isRequired: true,
  });
  await office.question({
    label: { en: 'What exactly?' },
    shownIf: { questionId: food.id, optionIds: [2] },
  });

  const page = await open(`/e/${event.slug}`);
  await page.getByRole('link', { name: 'Get tickets' }).first().click();
  await page.getByRole('heading', { name: 'Tickets for Tide Days' }).waitFor();
  await press(page, 'One more: Full ticket');
  await press(page, 'One more: Full ticket');
  await press(page, 'One more: Dinner');
  await page.getByText('€278.00').waitFor();
  await press(page, 'I have a code');
  await field(page, 'Code').fill('half');
  await press(page, 'Apply');
  await page.getByText('€139.00').waitFor();
  await page.getByText('Only 5 left').waitFor();
  await press(page, 'Continue');

  await saysWhoComes(page, ['Ines Prado', 'Bo Li']);
  await page
    .getByRole('group', { name: /^Ines Prado/ })
    .getByRole('radio', { name: 'Everything' })
    .check();
  await press(page, 'Continue');
  await page.getByText('Please answer this').waitFor();
  const bo = page.getByRole('group', { name: /^Bo Li/ });
  await bo.getByRole('radio', { name: 'Something else' }).check();
  await bo.getByRole('textbox', { name: 'What exactly? (optional)' }).fill('Oats');
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'Invoice address' }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Invoice address' }).waitFor();
  await fillsAddress(page);
  await page.getByRole('button', { name: 'Book for €139.00' }).waitFor();
  await page.getByRole('combobox', { name: 'Country' }).fill('Austria');
  await page.getByRole('option', { name: 'Austria', exact: true }).click();
  await field(page, 'VAT number').fill('ATU13585627');
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.getByText('no tax is charged').waitFor();
  await press(page, 'Book for €116.81');
  await page.getByText('Waiting for payment').waitFor();
  await page.getByText('Bo Li').waitFor();

  const other = await open(new URL(page.url()).pathname);
  await press(other, 'At the entrance');
  await other.getByRole('img', { name: 'Entrance code of Bo Li' }).waitFor();
  await other.getByRole('button', { name: 'Tickets (PDF)' }).waitFor();
});

test('a free place is booked at once by keyboard, changed and handed on', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Free Days', 9);
  const office = await aBoxOffice(organiser, event);
  await office.ticket({ price: 0, name: { en: 'Student' } });
  const page = await open(`/e/${event.slug}/register`);
  const more = page.getByRole('button', { name: 'One more: Student' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await saysWhoComes(page, ['Ada Alves']);
  await press(page, 'Book now');
  await page.getByText('Confirmed').waitFor();
  const code = page.getByRole('img', { name: /^Entrance code of/ });
  const before = await code.getAttribute('src');
  await press(page, 'Change');
  const person = page.getByRole('group', { name: /^Person 1:/ });
  await person.getByRole('textbox', { name: 'Full name' }).fill('Kim Osei');
  await person.getByRole('textbox', { name: 'Email (optional)' }).fill('kim@example.com');
  await press(page, 'Save');
  await page.getByRole('img', { name: 'Entrance code of Kim Osei' }).waitFor();
  expect(await code.getAttribute('src')).not.toBe(before);
});

test('who comes too late reads that it is sold out', async ({ open, expected }) => {
  expected.push(/409/);
  const { event, office } = await anEventThatSells();
  await office.ticket({ poolIds: [await office.pool(1)] });
  const one = await open(`/e/${event.slug}/register`);
  const other = await open(`/e/${event.slug}/register`);
  await press(one, 'One more: Full ticket');
  await press(other, 'One more: Full ticket');
  await press(one, 'Continue');
  await one.getByRole('heading', { name: 'Your contact details' }).waitFor();
  await press(other, 'Continue');
  await other.getByText('There are not that many left.').waitFor();
  await other.getByText('Sold out').waitFor();
});

test('tickets, questions and a booking can be used by everyone, in every look', async ({
  open,
}) => {
  const { event, office } = await anEventThatSells();
  const { id } = await office.ticket();
  const shop = `/e/${event.slug}/register?t=${id}.1`;
  const sum = (page: Page) => page.locator('aside p data').nth(1);
  expect(await faultsOutside(open, shop, sum)).toEqual([]);
  const { token } = await booksAtTheDoor(event.slug, id, ['Ines Prado', 'Bo Li']);
  const pass = (page: Page) => page.locator('li img').last();
  expect(await faultsOutside(open, `/booking/${token}`, pass)).toEqual([]);
  await office.question({ kind: 'yes_no', label: { en: 'Your first time?' }, isRequired: true });
  const held = await holds(event.slug, id, 1);
  const asked = (page: Page) => page.getByRole('radio').first();
  const questions = `/booking/${held.token}?step=questions`;
  expect(await faultsOutside(open, questions, asked)).toEqual([]);
});

test('what is booked appears to organisers at once, is cancelled in part, and let in at the door', async ({
  open,
}) => {
  const { organiser, event, office } = await anEventThatSells();
  const ticket = await office.ticket({ poolIds: [await office.pool(5)] });
  const list = await open('/bookings', { as: organiser });
  await list.getByRole('heading', { name: 'Nothing booked yet' }).waitFor();
  await booksAtTheDoor(event.slug, ticket.id, ['Ines Prado', 'Bo Li']);
  await list.getByText('2 × Full ticket').waitFor();
  const faults = [await everyLookFaults(list, list.getByText('2 × Full ticket'))];

  const record = await open('/bookings', { as: organiser });
  await record.locator('[data-open]').first().click();
  await record.getByText('Waiting for payment').first().waitFor();
  const door = await open('/bookings/check-in', { as: organiser });
  await door.getByText('0 of 2 checked in').waitFor();
  await press(record, 'Cancel');
  await record.getByRole('checkbox', { name: /Ines Prado/ }).uncheck();
  await field(record, 'Reason (optional)').fill('Ill');
  await record.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await record.getByText('Cancelled', { exact: true }).first().waitFor();
  await door.getByText('0 of 1 checked in').waitFor();

  const other = await open('/bookings/check-in', { as: organiser });
  await press(other, 'Let in Ines Prado');
  await other.getByText('€119.00 due').waitFor();
  await door.getByText('1 of 1 checked in').waitFor();
  await record.getByText('Checked in').waitFor();
  await press(door, 'Undo for Ines Prado');
  await other.getByText('0 of 1 checked in').waitFor();
  faults.push(await everyLookFaults(record, record.getByText('Ines Prado').first()));
  faults.push(await everyLookFaults(door, door.getByText('Ines Prado').first()));
  expect(faults.flat()).toEqual([]);
});
test('an organiser books for somebody by hand, and changes who comes', async ({ open }) => {
  const { organiser, office } = await anEventThatSells();
  await office.ticket({ poolIds: [await office.pool(5)] });
  await office.question({ label: { en: 'Which company?' }, isRequired: true });
  const page = await open('/bookings', { as: organiser });
  await page.getByRole('link', { name: 'New booking' }).click();
  await page.getByText('5 left').waitFor();
  await field(page, 'How many: Full ticket').fill('2');
  await field(page, 'Price each: Full ticket').fill('50');
  await page
    .getByRole('group', { name: /^Person 1:/ })
    .getByRole('textbox')
    .first()
    .fill('Bo Li');
  await field(page, 'Full name').fill('Ines Prado');
  await field(page, 'Email').fill('ines@example.com');
  await fillsAddress(page);
  await page.getByText('€100.00').waitFor();
  await page.getByRole('checkbox', { name: 'Already paid' }).check();
  await press(page, /^Book$/);
  await page.getByText('Give a reason for the different price').waitFor();
  await field(page, 'Reason').fill('Speaks at noon');
  await press(page, /^Book$/);
  await page.getByRole('heading', { name: /^Booking / }).waitFor();
  await page.getByText('Confirmed').first().waitFor();
  await page.getByText('Speaks at noon').waitFor();

  const other = await open(new URL(page.url()).pathname, { as: organiser });
  await other.getByText('Bo Li').waitFor();
  await press(page, 'Change');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Phone (optional)' }).fill('+351 21');
  await dialog
    .getByRole('group', { name: /^Person 2:/ })
    .getByRole('textbox', { name: 'Full name' })
    .fill('Kim Osei');
  const faults = [await accessFaults(page)];
  await dialog.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Kim Osei').waitFor();
  await other.getByText('contact details, names').waitFor();

  const list = await open('/bookings?named=yes&balance=open', { as: organiser });
  await list.getByText('Nothing matches').waitFor();
  await press(list, /^Balance/);
  await list.getByRole('menuitemradio', { name: 'Any' }).click();
  await list.getByRole('checkbox', { name: /^Select [A-Z0-9]{7}/ }).check();
  await press(list, 'Email again');
  await page.getByText('Emailed again').waitFor();
  const form = await open('/bookings/new', { as: organiser });
  faults.push(await everyLookFaults(form, form.locator('[name="why"]')));
  expect(faults.flat()).toEqual([]);
});

test('what was answered is counted, and each number opens its bookings', async ({ open }) => {
  const { organiser, event, office } = await anEventThatSells();
  const ticket = await office.ticket({ poolIds: [await office.pool(9)] });
  const food = await office.question({
    kind: 'one',
    label: { en: 'What do you eat?' },
    options: [
      { id: 1, text: { en: 'Everything' } },
      { id: 2, text: { en: 'No nuts' } },
    ],
  });
  const age = await office.question({ kind: 'number', label: { en: 'How old are you?' } });
  const note = await office.question({ label: { en: 'Anything else?' }, per: 'booking' });
  const said = (questionId: number, text: string, optionIds: number[] = []) => ({
    questionId,
    text,
    optionIds,
  });
  const page = await open('/bookings/answers', { as: organiser });
  await page.getByText('0 of 0 people answered').first().waitFor();
  await booksAtTheDoor(event.slug, ticket.id, ['Ines Prado', 'Bo Li'], {
    answers: [said(note.id, 'We come by <b>train</b>')],
    people: [[said(food.id, '', [2]), said(age.id, '34')], [said(food.id, '', [1])]],
  });
  await booksAtTheDoor(event.slug, ticket.id, ['Kim Osei']);
  await page.getByText('2 of 3 people answered').waitFor();
  await page.getByText('We come by <b>train</b>').waitFor();

  const nuts = page.getByRole('row', { name: /No nuts/ });
  await nuts.getByRole('link', { name: '1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('What do you eat?: No nuts').waitFor();
  await page.getByText('2 × Full ticket').waitFor();
  expect(await page.getByText('1 × Full ticket').count()).toBe(0);
  const faults = await accessFaults(page);
  await press(page, 'What do you eat?: No nuts');
  await page.getByText('1 × Full ticket').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: '2 without an answer' }).click();
  await page.getByText('How old are you?: no answer').waitFor();
  await page.goBack();
  faults.push(...(await everyLookFaults(page, page.getByRole('row').nth(1))));
  expect(faults).toEqual([]);
});
