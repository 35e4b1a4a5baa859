import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { send, signIn, aNewPerson } from '../../setup/api.ts';
import { aBoxOffice, booksForFree } from '../../setup/bookings.ts';
import { accessFaults, test } from '../../setup/browser.ts';
import { aConference } from '../../setup/conference.ts';
import { mailedLink } from '../../setup/letters.ts';
import { aVerifiedOrganiser, anAttendeeOf } from '../../setup/people.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();
const agreement = (page: Page) =>
  page.getByRole('checkbox', { name: 'Also use these answers for my profile at the event' });

async function anEventThatAsks() {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Answer Days', 9);
  const office = await aBoxOffice(organiser, event);
  const ticket = await office.ticket({ price: 0, name: { en: 'Free pass' } });
  const { id } = await office.question({ label: { en: 'What do you do?' }, fills: 'headline' });
  return { organiser, event, ticket, questionId: id };
}

async function booksWith(page: Page, email: string) {
  await press(page, 'One more: Free pass');
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'Your contact details' }).waitFor();
  await field(page, 'Full name').fill('Noor Haddad');
  await field(page, 'Email').fill(email);
  await press(page, 'Continue');
  await field(page, /^What do you do/).fill('I plan <b>ports</b>');
}

/** Through the link that was mailed to them. */
async function comesIn(email: string) {
  const { username, password } = aNewPerson();
  const [, token] = (await mailedLink(email, 'invitation')).split('#');
  const account = { username, fullName: 'Noor Haddad', password };
  await send('/api/accounts/invitation/accept', null, { token, account });
  return signIn(email, password);
}

test('who agrees finds their answer in their profile, once they came in', async ({ open }) => {
  const { event } = await anEventThatAsks();
  const { email } = aNewPerson();
  const page = await open(`/e/${event.slug}/register`);
  await booksWith(page, email);
  expect(await agreement(page).isChecked()).toBe(false);
  await agreement(page).check();
  await expect.poll(() => agreement(page).isEnabled()).toBe(true);
  await page.getByText(/Fills in what is still empty: Headline/).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await press(page, 'Continue');
  await press(page, 'Book now');
  await page.getByText('Confirmed').waitFor();
  await expect.poll(() => agreement(page).isChecked()).toBe(true);

  const own = await open('/my-profile', { as: await comesIn(email) });
  await expect.poll(() => field(own, 'Headline').inputValue()).toBe('I plan <b>ports</b>');
});

test('who does not agree has an empty profile, and an attendee may agree later', async ({
  open,
}) => {
  const { organiser, event, ticket } = await anEventThatAsks();
  const { email } = aNewPerson();
  const page = await open(`/e/${event.slug}/register`);
  await booksWith(page, email);
  await press(page, 'Continue');
  await press(page, 'Book now');
  await page.getByText('Confirmed').waitFor();
  const own = await open('/my-profile', { as: await comesIn(email) });
  await field(own, 'Headline').waitFor();
  expect(await field(own, 'Headline').inputValue()).toBe('');

  const kim = await anAttendeeOf(organiser, 'Kim Osei');
  const { token } = await booksForFree(event.slug, ticket.id, {
    email: kim.email,
    fullName: 'Kim Osei',
  });
  const theirs = await open(`/booking/${token}`, { as: kim });
  await press(theirs, 'Change');
  await field(theirs, /^What do you do/).fill('Harbour pilot');
  await press(theirs, 'Save');
  await agreement(theirs).check();
  await expect.poll(() => agreement(theirs).isChecked()).toBe(true);
  await theirs.goto(new URL('/my-profile', theirs.url()).href);
  await expect.poll(() => field(theirs, 'Headline').inputValue()).toBe('Harbour pilot');
});

test('who was booked for reads what was answered for them, and lets it fill their profile', async ({
  open,
}) => {
  const { organiser, event, ticket, questionId } = await anEventThatAsks();
  const kim = await anAttendeeOf(organiser, 'Kim Osei');
  const theirs = await open('/my-bookings', { as: kim });
  await theirs.getByText('No bookings').waitFor();
  const answers = [{ questionId, text: 'I plan <b>ports</b>', optionIds: [] }];
  await booksForFree(event.slug, ticket.id, {
    email: aNewPerson().email,
    fullName: 'Noor Haddad',
    comes: { fullName: 'Kim Osei', email: kim.email, answers },
  });

  // It appears where they look, without reading again.
  await theirs.getByRole('heading', { name: 'Booked for you' }).waitFor();
  await theirs.getByText('Booked by Noor Haddad').waitFor();
  await theirs.getByText(/Headline: I plan <b>ports<\/b>/).waitFor();
  const uses = theirs.getByRole('checkbox', { name: 'Use these answers for my profile' });
  await uses.check();
  await expect.poll(() => uses.isEnabled()).toBe(true);
  expect(await accessFaults(theirs)).toEqual([]);
  await theirs.goto(new URL('/my-profile', theirs.url()).href);
  await expect.poll(() => field(theirs, 'Headline').inputValue()).toBe('I plan <b>ports</b>');
});
