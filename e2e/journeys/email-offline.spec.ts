import { describe, expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { mailsOf, panel, subject, words, write } from '../setup/mails.ts';
import { aColleagueOf, anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

/** What was sent can be taken back for ten seconds; then it is there. */
const arrival = { timeout: 30_000 };

async function twoPeople() {
  const organiser = await aVerifiedOrganiser();
  const ines = await anAttendeeOf(organiser, 'Ines Prado');
  const noor = await aColleagueOf(organiser, 'Noor Haddad');
  return { ines, noor };
}

describe('an email', () => {
  test('is begun without a connection, and becomes one draft', async ({ open, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
    const { noor } = await twoPeople();
    const page = await open('/apps/email/inbox', { as: noor });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Write', exact: true }).first().click();
    await subject(page).fill('On the train');
    await words(page).click();
    await page.keyboard.type('No signal here');
    await panel(page).getByText('Offline, saved on this device').waitFor();
    await page.context().setOffline(false);
    await panel(page).getByText('Saved', { exact: true }).waitFor();
    await page.keyboard.type(' any more');
    await panel(page).getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('compose')).toMatch(/^\d+$/);
    await page.reload();
    await words(page).getByText('No signal here any more').waitFor();
    expect((await mailsOf(noor, 'folder=draft')).map((one) => one.subject)).toEqual([
      'On the train',
    ]);
  });

  test(
    'whose sending was not answered goes once',
    { timeout: 120_000 },
    async ({ open, expected }) => {
      expected.push(/ERR_FAILED|Failed to load resource/);
      const { ines, noor } = await twoPeople();
      const page = await open('/apps/email/inbox', { as: noor });
      await write(page, 'Ines Prado', 'Once', 'Only once, please');
      await panel(page).getByText('Saved', { exact: true }).waitFor();
      let lost = 0;
      await page.route('**/drafts/*/send', async (route) => {
        if (lost === 2) return route.continue();
        lost += 1;
        await route.fetch();
        return route.abort();
      });
      await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
      await panel(page)
        .getByText(/may have been sent already/)
        .waitFor();
      await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
      await expect.poll(() => panel(page).count()).toBe(0);
      const inbox = async () => (await mailsOf(ines, 'folder=inbox')).map((one) => one.subject);
      await expect.poll(inbox, arrival).toEqual(['Once']);
      expect((await mailsOf(noor, 'folder=sent')).map((one) => one.subject)).toEqual(['Once']);
    },
  );
});
