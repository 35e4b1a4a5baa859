import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aNewPerson } from '../setup/api.ts';
import { mailedLink } from '../setup/letters.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anExhibition, field, menu, press } from '../setup/exhibitors.ts';
import { anAttendeeOf } from '../setup/people.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Gold exhibitors' })
    .getByRole('link')
    .filter({ hasNotText: /\d/ })
    .allInnerTexts();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

describe('an exhibitor', () => {
  test('is added, its first staff comes by email without an account and fills the booth', async ({
    open,
  }) => {
    const { organiser } = await anExhibition('Tide Expo');
    const page = await open('/exhibitors/gold', { as: organiser });
    await page.getByText('No exhibitors in this tier yet').waitFor();
    await field(page, 'Company').fill('Quiet Pumps');
    await press(page, 'Add');
    await page.getByRole('link', { name: 'Quiet Pumps' }).click();
    await title(page, 'Quiet Pumps');
    const guest = aNewPerson();
    await field(page, 'Full name').fill('Lena Vogt');
    await field(page, 'Email').fill(guest.email);
    await press(page, 'Invite');
    await page.getByRole('button', { name: 'Withdraw the invitation of Lena Vogt' }).waitFor();

    const own = await open(await mailedLink(guest.email, 'invitation'));
    await own.locator('input[name=username]').fill(guest.username);
    await own.locator('input[name=password]').fill(guest.password);
    await press(own, 'Accept invitation');
    await menu(own).getByRole('link', { name: 'My booths' }).click();
    await own
      .getByRole('main')
      .getByRole('link', { name: /Quiet Pumps/ })
      .click();
    await own.getByText('Gold, set by the organisers').waitFor();
    await field(own, 'In one sentence').fill('Heat from the sea');
    await field(own, 'Description').fill('Twelve towns use them.');
    await press(own, 'Add link');
    await field(own, 'Label of link 1').fill('Website');
    await field(own, 'Address of link 1').fill('pumps.example');
    await press(own, 'Add product');
    await field(own, 'Name of product 1').fill('Tide 40');
    await preview(own).getByText('Heat from the sea').waitFor();
    await preview(own).getByText('Tide 40').waitFor();
    await press(own, 'Save');
    await own.getByText('Saved', { exact: true }).waitFor();
    expect(await field(own, 'Address of link 1').inputValue()).toBe('https://pumps.example');

    await page.goto(new URL('/exhibitors/gold', page.url()).href);
    await row(page, 'Quiet Pumps').getByText('5 of 9, missing').waitFor();
    await row(page, 'Quiet Pumps').getByRole('link', { name: '1/10 Staff' }).click();
    await page.getByText(guest.email).waitFor();
    await page.goBack();
    await row(page, 'Quiet Pumps').getByRole('link', { name: '0 Visitors' }).click();
    await page.getByRole('dialog', { name: 'Visited: 0' }).waitFor();
  });

  test('hands out documents: its organisers see at once what is still missing', async ({
    open,
  }) => {
    const { organiser, staff, exhibitor, takeIn } = await anExhibition('Paper Expo');
    const id = await exhibitor('gold', 'Quiet Pumps');
    await takeIn(id, staff);
    const page = await open('/exhibitors/gold', { as: organiser });
    await row(page, 'Quiet Pumps').getByText('1 of 9, missing').waitFor();
    const own = await open(`/booths/${id}`, { as: staff });
    await own.getByText('0 of 10 documents').waitFor();
    const file = {
      name: 'Prices.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 one'),
    };
    await own.locator('input[type=file]').last().setInputFiles(file);
    await own.getByRole('button', { name: 'Remove Prices.pdf' }).waitFor();
    await row(page, 'Quiet Pumps').getByText('2 of 9, missing').waitFor();
  });

  test('is put in order by keyboard, moves to another tier, is shown, and removed by name', async ({
    open,
  }) => {
    const { organiser, exhibitor } = await anExhibition('Order Expo');
    for (const name of ['First', 'Second', 'Third']) await exhibitor('gold', name);
    const page = await open('/exhibitors/gold', { as: organiser });
    const other = await open('/exhibitors/gold', { as: organiser });
    await expect.poll(() => names(other)).toEqual(['First', 'Second', 'Third']);
    await page.getByRole('button', { name: 'Move Third' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.getByText('Third is now at place 2 of 3').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(() => names(other)).toEqual(['First', 'Third', 'Second']);

    await press(page, 'More for Third');
    await page.getByRole('menuitem', { name: 'Move to Silver' }).click();
    await expect.poll(() => names(other)).toEqual(['First', 'Second']);
    const shown = page.getByRole('switch', { name: 'First is shown in the hall' });
    await shown.check({ force: true });
    await expect
      .poll(() => other.getByRole('switch', { name: 'First is shown in the hall' }).isChecked())
      .toBe(true);

    await press(page, 'More for Second');
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByText('Remove Second?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => names(other)).toEqual(['First']);
  });

  test('whose booth is not complete is reminded with others at once', async ({ open }) => {
    const { organiser, staff, exhibitor, takeIn } = await anExhibition('Mail Expo');
    await takeIn(await exhibitor('gold', 'Quiet Pumps'), staff);
    await exhibitor('gold', 'Nobody There');
    const page = await open('/exhibitors/gold', { as: organiser });
    await page.getByRole('checkbox', { name: 'Choose all' }).check();
    await page.getByText('2 chosen').waitFor();
    await press(page, 'Send reminders');
    await page.getByRole('dialog').getByText('Remind 2 exhibitors?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await page.getByText('1 exhibitor was reminded, one could not be').waitFor();
  });
});

describe('what the staff change', () => {
  test('waits for review: a readable difference, back with a note, and accepted', async ({
    open,
  }) => {
    const { organiser, staff, exhibitor, setRules, takeIn, write } =
      await anExhibition('Review Expo');
    const id = await exhibitor('gold', 'Quiet Pumps');
    await takeIn(id, staff);
    await write(id, organiser, { tagline: { en: 'Heat from the sea' }, topics: ['Energy', 'Sea'] });
    await setRules({ needsReview: true });
    const own = await open(`/booths/${id}`, { as: staff });
    await own.getByText('once the organisers accept them').waitFor();
    await field(own, 'In one sentence').fill('Cheapest of all');
    await press(own, 'Save');
    await own.getByText('are waiting for the organisers').waitFor();

    const page = await open('/exhibitors/gold', { as: organiser });
    await page.getByRole('link', { name: 'Waiting for your review' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('deletion').getByText('Heat from the sea').waitFor();
    await drawer.getByRole('insertion').getByText('Cheapest of all').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await press(page, 'Send back');
    await drawer.getByText('Say what should be different').waitFor();
    await field(page, 'Note to the staff').fill('No comparisons, please.');
    await press(page, 'Send back');
    await own.getByText('No comparisons, please.').waitFor();

    await field(own, 'In one sentence').fill('Warmth from the tide');
    await press(own, 'Save');
    await page.getByRole('link', { name: 'Waiting for your review' }).click();
    await drawer.getByText('Warmth from the tide').waitFor();
    await press(page, 'Accept and show');
    await page.getByText('The changes of Quiet Pumps are shown').waitFor();
    await expect.poll(() => own.getByRole('alert').count()).toBe(0);
  });

  test('meets what a colleague changes: nothing typed is lost', async ({ open }) => {
    const { organiser, staff, exhibitor, takeIn } = await anExhibition('Two Expo');
    const id = await exhibitor('gold', 'Quiet Pumps');
    await takeIn(id, staff);
    const mine = await open(`/booths/${id}`, { as: staff });
    const theirs = await open(`/booths/${id}`, { as: organiser });
    await field(mine, 'In one sentence').fill('Typed here');
    await field(mine, 'Description').fill('Mine');
    await field(theirs, 'Video').fill('https://video.example/one.mp4');
    await press(theirs, 'Save');
    await expect
      .poll(() => field(mine, 'Video').inputValue())
      .toBe('https://video.example/one.mp4');
    expect(await field(mine, 'In one sentence').inputValue()).toBe('Typed here');

    await field(theirs, 'Description').fill('Theirs');
    await press(theirs, 'Save');
    const clash = mine.getByRole('group', { name: 'Description' });
    await clash.getByText('Theirs', { exact: true }).waitFor();
    await clash.getByText('Mine', { exact: true }).waitFor();
    await press(mine, 'Keep mine');
    await press(mine, 'Save');
    await expect.poll(() => field(theirs, 'Description').inputValue()).toBe('Mine');
    expect(await field(theirs, 'In one sentence').inputValue()).toBe('Typed here');
  });
});

describe('a booth', () => {
  test('is closed to who does not work there, and so is the list', async ({ open, expected }) => {
    expected.push(/status of 404/);
    const { organiser, staff, exhibitor, takeIn } = await anExhibition('Closed Expo');
    const id = await exhibitor('gold', 'Quiet Pumps');
    const stranger = await anAttendeeOf(organiser, 'Noor Haddad');
    const page = await open(`/booths/${id}`, { as: stranger });
    await title(page, 'You are not on the staff of this booth');
    expect(await menu(page).getByRole('link', { name: 'My booths' }).count()).toBe(0);
    await page.goto(new URL('/exhibitors/gold', page.url()).href);
    await title(page, 'This page is not for you');

    const own = await open('/booths', { as: staff });
    await own.getByText('No booths yet').waitFor();
    await takeIn(id, staff);
    await own
      .getByRole('main')
      .getByRole('link', { name: /Quiet Pumps/ })
      .waitFor();
  });

  test('can be reached, in every look', async ({ open }) => {
    const { staff, exhibitor, takeIn } = await anExhibition('Look Expo');
    const id = await exhibitor('gold', 'Quiet Pumps');
    await takeIn(id, staff);
    const page = await open(`/booths/${id}`, { as: staff });
    const name = page.getByRole('heading', { level: 1, name: 'Quiet Pumps' });
    expect(await everyLookFaults(page, name)).toEqual([]);
  });
});

test('the list of exhibitors and its rules can be reached, in every look', async ({ open }) => {
  const { organiser, exhibitor } = await anExhibition('List Expo');
  await exhibitor('gold', 'Quiet Pumps');
  const page = await open('/exhibitors/gold', { as: organiser });
  const name = page.getByRole('link', { name: 'Quiet Pumps' }).first();
  expect(await everyLookFaults(page, name)).toEqual([]);
  await page.goto(new URL('/exhibitors/gold?panel=rules', page.url()).href);
  await page.getByRole('dialog').getByText('Score of a lead').waitFor();
  const field = page.getByRole('dialog').getByRole('spinbutton').first();
  expect(await everyLookFaults(page, field)).toEqual([]);
});

test('a company applies on the public page, and is accepted into a tier with its contact', async ({
  open,
}) => {
  const { organiser, event, setRules } = await anExhibition('Call Expo');
  const visitor = await open(`/e/${event.slug}/exhibit`);
  await visitor.getByText('Applications are closed').waitFor();
  await setRules({ isCallOpen: true, callWords: { en: 'Booked until January.' } });
  await visitor.goto(new URL(`/e/${event.slug}`, visitor.url()).href);
  await visitor.getByRole('link', { name: 'Apply to exhibit' }).click();
  await visitor.getByText('Booked until January.').waitFor();
  await press(visitor, 'Apply');
  const company = field(visitor, 'Company');
  await expect.poll(() => company.getAttribute('aria-invalid')).toBe('true');
  const contact = aNewPerson();
  await field(visitor, 'Company').fill('Wind & Sons');
  await field(visitor, 'Your name').fill('Lena Vogt');
  await field(visitor, 'Email').fill(contact.email);
  await field(visitor, 'Website').fill('wind.example');
  await visitor.getByRole('radio', { name: 'Gold' }).check();
  expect(await accessFaults(visitor)).toEqual([]);
  await press(visitor, 'Apply');
  await visitor.getByText('Thank you, your application is in').waitFor();

  const page = await open('/exhibitors/gold', { as: organiser });
  await press(page, 'Applications (1)');
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Would like Gold').waitFor();
  await press(page, 'Accept');
  await press(page, 'Accept and invite');
  await page.getByText('Wind & Sons was accepted and its contact invited').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => names(page)).toEqual(['Wind & Sons']);
  await mailedLink(contact.email, 'invitation');
});
