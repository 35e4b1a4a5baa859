import type { BookingPage, TicketOpens } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { aBoxOffice, booksForFree } from '../setup/bookings.ts';
import { aConference, tomorrowAt } from '../setup/conference.ts';
import { aHall } from '../setup/hall.ts';
import { mailed } from '../setup/letters.ts';
import { aStage } from '../setup/stages.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { looksOutside, wearFromNowOn } from '../setup/looks.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const add = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
const row = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: text, has: page.getByRole('button', { name: /^Edit / }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const aTicket = ({ accessToken }: Actor, eventId: number, name: string) =>
  send(`/api/events/${eventId}/tickets`, accessToken, {
    kind: 'ticket',
    name: { en: name },
    description: {},
    price: 0,
    taxRate: 0,
    taxReason: null,
    priceName: {},
    laterPrices: [],
    mode: 'on_site',
    opens: { what: 'all', stageIds: [], sessionIds: [] },
    gives: { boothTier: null, sponsorPackageId: null, passTicketId: null, passes: 0 },
    audience: 'everyone',
    isOnSale: true,
    saleFrom: null,
    saleUntil: null,
    least: 1,
    most: 10,
    poolIds: [],
  });

test('an event goes on sale from nothing, in two windows, and a visitor can book it', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const { slug } = await aConference(organiser, 'Sale Summit');
  const office = await open('/bookings/tickets', { as: organiser });
  const other = await open('/bookings/tickets', { as: organiser });
  await other.getByText('No ticket is on sale.').waitFor();

  await button(office, 'Add places').click();
  await field(office, 'Name').fill('Hall');
  await field(office, 'Number of places').fill('80');
  await add(office);
  await other.getByText('0 of 80 taken, 80 left').waitFor();
  await other.getByText('No ticket uses “Hall”.').waitFor();

  await button(office, 'Add ticket').click();
  await add(office);
  await office.getByText('Enter it in at least one language.').waitFor();
  await field(office, 'Name').fill('Student');
  await office.getByRole('checkbox', { name: 'Hall' }).check();
  await add(office);
  await row(other, 'Student').getByText('80 left').waitFor();
  await other.getByText('Ready to sell').waitFor();

  await office.getByRole('switch', { name: 'Bookings are open' }).check();
  await other.getByText('Anyone with the link can book what is on sale.').waitFor();
  const visitor = await open(`/e/${slug}/register`);
  await visitor.getByText('Student', { exact: true }).waitFor();

  await button(other, 'Edit Student').click();
  await field(other, 'Name').fill('Young people');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await row(office, 'Young people').waitFor();
  expect(await everyLookFaults(office, heading(office))).toEqual([]);
});

test('tickets are put in order by keyboard, and one that is not booked can go', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const { id } = await aConference(organiser, 'Order Summit');
  await aTicket(organiser, id, 'Early');
  await aTicket(organiser, id, 'Late');
  const office = await open('/bookings/tickets', { as: organiser });
  const other = await open('/bookings/tickets', { as: organiser });
  const order = () =>
    other
      .getByRole('list', { name: 'Tickets and add-ons' })
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((one) => one.querySelector('bdi')?.textContent));
  await row(other, 'Late').waitFor();
  await button(office, 'Move Late').focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await office.keyboard.press(key);
  await expect.poll(order).toEqual(['Late', 'Early']);

  await button(office, 'Edit Early').click();
  await button(office, 'Delete').click();
  await office.getByRole('dialog', { name: 'Delete “Early”?' }).getByText('Delete').last().click();
  await expect.poll(order).toEqual(['Late']);
});

test('a question that depends on another one is set up, and seen elsewhere', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { id } = await aConference(organiser, 'Question Summit');
  await aTicket(organiser, id, 'Full');
  const office = await open('/bookings/questions', { as: organiser });
  const other = await open('/bookings/questions', { as: organiser });
  await other.getByText('No questions yet').waitFor();

  await button(office, 'Add question').click();
  await office.getByRole('combobox', { name: 'Kind of answer' }).selectOption('One choice');
  await field(office, 'Question').fill('What do you eat?');
  await add(office);
  await office.getByText('Enter at least two different choices.').waitFor();
  for (const [place, choice] of ['Everything', 'No nuts'].entries()) {
    await button(office, 'Add choice').click();
    await field(office, `Choice ${place + 1}`).fill(choice);
  }
  await add(office);
  await row(other, 'What do you eat?').waitFor();

  await button(office, 'Add question').click();
  await field(office, 'Question').fill('How bad is it?');
  await office.getByRole('combobox', { name: 'Asked only if' }).selectOption('What do you eat?');
  await office.getByRole('checkbox', { name: 'No nuts' }).check();
  await office.getByRole('checkbox', { name: 'Everything' }).uncheck();
  await add(office);
  await row(other, 'How bad is it?').getByText('Depends on “What do you eat?”').waitFor();
  const allergy = other.getByRole('textbox', { name: /^How bad is it\?/ });
  await other.getByText('Everything', { exact: true }).click();
  expect(await allergy.count()).toBe(0);
  await other.getByText('No nuts', { exact: true }).click();
  await allergy.waitFor();
  expect(await everyLookFaults(office, heading(office))).toEqual([]);
});

test('a code is there once, with its link, and is seen elsewhere', async ({ open, expected }) => {
  expected.push(/409 .*\/codes/);
  const organiser = await aVerifiedOrganiser();
  const { id } = await aConference(organiser, 'Code Summit');
  await aTicket(organiser, id, 'Full');
  const office = await open('/bookings/codes', { as: organiser });
  const other = await open('/bookings/codes', { as: organiser });
  await other.getByText('No codes yet').waitFor();
  await button(office, 'Add code').click();
  await field(office, 'Code').fill('friends');
  await field(office, 'How much').fill('20');
  await office.getByRole('checkbox', { name: 'Full' }).check();
  await add(office);
  await button(other, 'Copy the link with the code friends').waitFor();
  await row(other, 'friends').getByText('20% off').waitFor();
  await row(other, 'friends').getByText('For Full').waitFor();
  await button(office, 'Add code').click();
  await field(office, 'Code').fill('FRIENDS');
  await add(office);
  await office.getByText('This event already has that code.').waitFor();
  await button(office, 'Cancel').click();
  expect(await everyLookFaults(office, heading(office))).toEqual([]);
});

test('a price that changes is written by the organiser and seen by who books', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { slug } = await aConference(organiser, 'Price Summit');
  const office = await open('/bookings/tickets', { as: organiser });
  await office.getByText('No ticket is on sale.').waitFor();
  await button(office, 'Add ticket').click();
  await field(office, 'Name').fill('Student');
  await field(office, 'Price').fill('20');
  await button(office, 'Add a later price').click();
  await add(office);
  await office.getByText('Give each later price a date or a number').waitFor();
  const later = office.getByRole('group', { name: 'Price 2' });
  await later.getByRole('textbox', { name: 'Name' }).fill('Regular');
  await later.getByRole('textbox', { name: 'Price' }).fill('30');
  await later.getByRole('textbox', { name: 'After this many bookings' }).fill('2');
  await field(office, 'Name of this price').fill('Early bird');
  await add(office);
  await row(office, 'Student').getByText('1 later price').waitFor();

  await office.getByRole('switch', { name: 'Bookings are open' }).check();
  await office.getByText('Anyone with the link can book what is on sale.').waitFor();
  const visitor = await open(`/e/${slug}/register`);
  await visitor.getByText('2 left at this price, then Regular, €30.00').waitFor();
  await visitor.getByText('Early bird', { exact: true }).waitFor();
  const more = button(visitor, 'One more: Student');
  for (let count = 1; count <= 3; count++) await more.click();
  const sum = visitor.getByRole('complementary', { name: 'Your choice' });
  await sum.getByText('€70.00').waitFor();
  const faults: string[] = [];
  for (const look of looksOutside) {
    await wearFromNowOn(visitor, look);
    await visitor.reload();
    await sum.getByText('€70.00').waitFor();
    faults.push(...(await accessFaults(visitor)));
  }
  expect(faults).toEqual([]);
  await button(office, 'Edit Student').click();
  const named = office.locator('input[name=priceName]');
  expect(await everyLookFaults(office, named)).toEqual([]);
});

test('what a ticket opens is chosen, said in Live Event and the program, and opens once it is booked', async ({
  open,
}) => {
  const { organiser, attendee, event } = await aHall('Summit behind doors');
  const { id, slug } = event;
  await aStage({ organiser, event }, 'Main stage');
  const startsAt = tomorrowAt('09:00');
  await event.add({ title: { en: 'Plan a square' }, startsAt });
  const workshop = await event.add({ title: { en: 'Draw a map' }, startsAt: tomorrowAt('11:00') });
  await event.publish();
  const office = await aBoxOffice(organiser, event);
  const free = { price: 0, taxRate: 0, mode: 'both' } as const;
  const full = await office.ticket({ ...free, name: { en: 'Full pass' } });
  await office.ticket({ ...free, name: { en: 'Evening' } });
  const opens: TicketOpens = { what: 'chosen', stageIds: [], sessionIds: [workshop.id] };
  await office.ticket({ ...free, kind: 'add_on', name: { en: 'Maps' }, opens });

  const desk = await open('/bookings/tickets', { as: organiser });
  await row(desk, 'Evening').getByText('Access to the whole event').waitFor();
  await row(desk, 'Maps').getByText('Access to Draw a map').waitFor();
  const noah = await open('/live-event', { as: attendee });
  await noah.getByText('Nothing is live on this stage right now').waitFor();
  await button(desk, 'Edit Evening').click();
  await desk
    .getByRole('combobox', { name: 'What it gives access to' })
    .selectOption('Selected stages and sessions');
  await desk.getByRole('combobox', { name: 'Sessions' }).click();
  await desk.getByRole('option', { name: /^Plan a square/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await row(desk, 'Evening').getByText('Access to Plan a square').waitFor();

  await noah.getByText('Open with: Full pass.').waitFor();
  const closed = noah.getByRole('heading', { name: 'This stage needs another ticket' });
  await booksForFree(slug, full.id, attendee);
  await noah.getByText('Nothing is live on this stage right now').waitFor();
  const { accessToken } = organiser;
  const all = await send<BookingPage>(`/api/events/${id}/bookings`, accessToken);
  const booked = all.bookings[0]?.id ?? 0;
  const why = 'Given up';
  await send(`/api/bookings/${booked}/cancel`, accessToken, { why, placeIds: null });
  await closed.waitFor();
  await noah.getByRole('link', { name: 'Book a ticket' }).click();
  await noah.getByText('Full pass', { exact: true }).waitFor();
  expect(new URL(noah.url()).pathname).toBe(`/e/${slug}/register`);

  const talk = await open(`/conference-program?session=${workshop.id}`, { as: attendee });
  await talk.getByText('Open with: Maps.').waitFor();
  const shown = talk.getByRole('dialog').locator('a[href$="/register"]');
  expect(await everyLookFaults(talk, shown)).toEqual([]);
  await noah.goBack();
  await closed.waitFor();
  const said = noah.getByRole('main').getByRole('heading', { level: 2 }).first();
  expect(await everyLookFaults(noah, said)).toEqual([]);
  await button(desk, 'Edit Evening').click();
  await desk.getByRole('combobox', { name: 'What it gives access to' }).waitFor();
  expect(await everyLookFaults(desk, desk.getByRole('dialog'))).toEqual([]);
});

test('people are invited to a ticket, and book it by the link in their email', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Guest Summit');
  const office = await aBoxOffice(organiser, event);
  await office.ticket({ name: { en: 'Guest' }, price: 0, audience: 'invited' });
  await office.ticket({ name: { en: 'Full' }, price: 0 });
  const desk = await open('/bookings/codes', { as: organiser });
  const other = await open('/bookings/codes', { as: organiser });
  await button(desk, 'Invite people').click();
  await field(desk, 'Who is invited?').fill('Noor Haddad <noor@guest-summit.example>');
  await desk.getByText('One person', { exact: true }).waitFor();
  await button(desk, 'Send invitations').click();
  await other.getByText('noor@guest-summit.example').waitFor();

  const { found: link } = await mailed('noor@guest-summit.example', /\/e\/\S+\?invite=\S+/);
  const phone = await open(link);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.getByText('Guest', { exact: true }).waitFor();
  await phone.getByText('Full', { exact: true }).waitFor();
  await button(phone, 'One more: Guest').click();
  await button(phone, 'Continue').click();
  await other.getByText('1 of 1 place booked').waitFor();
  await button(desk, 'Withdraw the invitation of Noor Haddad').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await other.getByText('Withdrawn', { exact: true }).waitFor();
  await phone.goto(new URL(link, phone.url()).href);
  await phone.getByText('This invitation is no longer valid.', { exact: false }).waitFor();
  expect(await everyLookFaults(desk, heading(desk))).toEqual([]);
});
