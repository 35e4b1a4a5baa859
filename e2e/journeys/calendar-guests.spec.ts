import { describe, expect } from 'vitest';
import { send, theDemoAttendee, theDemoOrganiser } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import {
  addEntry,
  block,
  drawer,
  lastLetter,
  review,
  weekly,
  zone,
} from '../setup/calendar-screen.ts';
import { aColleagueOf, aVerifiedOrganiser } from '../setup/people.ts';

const week = '/apps/calendar?view=week&on=2026-11-25';
const month = '/apps/calendar?view=month&on=2026-11-25';

describe('guests', () => {
  test('are invited, answer in their own calendar, and the host sees it at once', async ({
    open,
  }) => {
    const [host, guest] = [await theDemoOrganiser(), await theDemoAttendee()];
    const title = `Supper ${Date.now()}`;
    const page = await open(`${week}&entry=new&at=2026-11-25T18:00:00Z&to=2026-11-25T19:00:00Z`, {
      as: host,
      timezoneId: zone,
    });
    const other = await open(week, { as: guest, timezoneId: zone });
    await other.getByRole('grid').waitFor();
    await drawer(page).getByLabel('Title').fill(title);
    await drawer(page).getByRole('combobox', { name: 'Guests' }).fill(guest.userData.username);
    // Until the answer comes, the first of all people are offered.
    await page.getByRole('option', { name: guest.userData.fullName }).click();
    await drawer(page).getByRole('button', { name: 'Add entry' }).click();
    await drawer(page).waitFor({ state: 'detached' });
    await block(other, title).click();
    await drawer(other).getByText('Will you come?').waitFor();
    await block(page, title).click();
    await drawer(page).getByText('No answer yet').waitFor();
    await drawer(other).getByRole('button', { name: 'Yes', exact: true }).click();
    await drawer(page).getByText('Coming', { exact: true }).waitFor();
    expect(await accessFaults(other)).toEqual([]);
  });

  test('without an account answer from their email, and the host sees it', async ({
    open,
    expected,
  }) => {
    // The host's open drawer reads what is deleted in the end.
    expected.push(/404/);
    const host = await aVerifiedOrganiser();
    const { id } = await addEntry(host, {
      ...review,
      location: 'Quay 7',
      guests: [{ email: 'ines@elsewhere.example' }] as never,
    });
    const { text, link } = await lastLetter('ines@elsewhere.example', 'Design review');
    expect(text).toContain('Wednesday, November 25, 2026');
    const page = await open(`${month}&entry=${id}`, { as: host, timezoneId: zone });
    await drawer(page).getByText('No answer yet').waitFor();
    const guest = await open(link, { timezoneId: 'America/New_York' });
    await guest.getByRole('heading', { name: 'Design review' }).waitFor();
    await guest.getByText('Wednesday, November 25, 2026', { exact: false }).waitFor();
    await guest.getByText('Quay 7').waitFor();
    await guest.getByRole('button', { name: 'Yes', exact: true }).click();
    await guest.getByText('Your answer is saved: you’re coming.').waitFor();
    await drawer(page).getByText('Coming', { exact: true }).waitFor();
    expect(await accessFaults(guest)).toEqual([]);
    await guest.reload();
    await guest.getByText('Your answer is saved: you’re coming.').waitFor();
    await send(`/api/calendar/entries/${id}`, host.accessToken, undefined, 'DELETE');
    await guest.reload();
    await guest.getByText('This was cancelled.').waitFor();
  });

  test('answer one repeat, from their email and in their own calendar', async ({ open }) => {
    const host = await aVerifiedOrganiser();
    const colleague = await aColleagueOf(host, 'Noor Haddad');
    const [start, end] = ['2090-11-22T09:00:00Z', '2090-11-22T10:00:00Z'];
    const { id } = await addEntry(host, {
      ...weekly,
      repeat: 'FREQ=WEEKLY;COUNT=3',
      start,
      end,
      guests: [{ email: 'ines@elsewhere.example' }, { personId: colleague.userData.id }] as never,
    });
    const { link } = await lastLetter('ines@elsewhere.example', 'Stand-up');
    const guest = await open(link, { timezoneId: zone });
    await guest.getByRole('radio', { name: /November 29, 2090/ }).check();
    await guest.getByRole('button', { name: 'No', exact: true }).click();
    await guest.getByText('Your answer is saved: you’re not coming.').waitFor();
    expect(await accessFaults(guest)).toEqual([]);

    const there = '/apps/calendar?view=month&on=2090-11-22';
    const page = await open(there, { as: colleague, timezoneId: zone });
    await page.locator('[data-cell="2090-11-29"] [data-key]').click();
    await drawer(page).getByRole('button', { name: 'Maybe', exact: true }).click();
    await page.getByRole('radio', { name: 'Only this one' }).check();
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.locator('[data-cell="2090-11-29"] [data-answer="maybe"]').waitFor();
    expect(await page.locator('[data-answer="waiting"]').count()).toBeGreaterThan(0);

    const seen = await open(`${there}&entry=${id}`, { as: host, timezoneId: zone });
    await drawer(seen).getByText('No answer yet').first().waitFor();
    await seen.goto(new URL(there, seen.url()).href);
    await seen.locator('[data-cell="2090-11-29"] [data-key]').click();
    await drawer(seen).getByText('Not coming').waitFor();
    await drawer(seen).getByText('Maybe', { exact: true }).waitFor();
  });

  test('with a link that is dead are told so', async ({ open, expected }) => {
    expected.push(/404/);
    const page = await open(`/calendar/answer/${'x'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This link no longer works' }).first().waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });
});
