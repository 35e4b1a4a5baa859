import { readFile } from 'node:fs/promises';
import type { EmailDetail } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import {
  choose,
  field,
  mail,
  mailsOf,
  panel,
  paper,
  putFile,
  row,
  subject,
  words,
  write,
} from '../setup/mails.ts';
import { aColleagueOf, anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

/** What was sent can be taken back for ten seconds; then it is there. */
const arrival = { timeout: 30_000 };

async function threePeople() {
  const organiser = await aVerifiedOrganiser();
  const ines = await anAttendeeOf(organiser, 'Ines Prado');
  const noor = await aColleagueOf(organiser, 'Noor Haddad');
  return { organiser, ines, noor };
}

describe('an email', () => {
  test(
    'is written, received live, answered, labelled, found, thrown away and brought back',
    { timeout: 120_000 },
    async ({ open }) => {
      const { ines, noor } = await threePeople();
      const writer = await open('/apps/email/inbox', { as: noor });
      const reader = await open('/apps/email/inbox', { as: ines });
      await write(writer, 'Ines Prado', 'The stage', 'It is ready on Thursday.');
      await panel(writer).getByText('Saved', { exact: true }).waitFor();
      await words(writer).press('Control+Enter');
      await writer.getByText('Sent', { exact: true }).first().waitFor();
      await expect.poll(() => panel(writer).count()).toBe(0);

      await row(reader, 'The stage').waitFor(arrival);
      await row(reader, 'The stage').getByRole('link').click();
      await paper(reader, 'The stage').getByText('It is ready on Thursday.').waitFor();
      await reader.getByRole('button', { name: 'Reply', exact: true }).click();
      await panel(reader).getByRole('button', { name: 'Remove Noor Haddad' }).waitFor();
      expect(await subject(reader).inputValue()).toBe('Re: The stage');
      await words(reader).click();
      await reader.keyboard.type('We come at nine.');
      await panel(reader).getByRole('button', { name: 'Show quoted text' }).click();
      await panel(reader).getByText('It is ready on Thursday.').waitFor();
      await panel(reader).getByRole('button', { name: 'Send', exact: true }).click();

      await row(writer, 'Re: The stage').waitFor(arrival);
      await row(writer, 'Re: The stage').getByRole('link').click();
      await paper(writer, 'Re: The stage').getByText('We come at nine.').waitFor();

      const bar = writer.getByRole('region', { name: 'Open email' });
      await bar.getByRole('button', { name: 'Label' }).first().click();
      await writer.getByRole('menuitemcheckbox', { name: 'Important' }).click();
      await writer.keyboard.press('Escape');
      await writer.goto(new URL('/apps/email/label/important', writer.url()).href);
      await row(writer, 'Re: The stage').waitFor();
      await writer.goto(new URL('/apps/email/inbox?q=nine', writer.url()).href);
      await row(writer, 'Re: The stage').getByRole('link').click();
      await bar.getByRole('button', { name: 'Move to trash' }).click();
      await expect.poll(() => row(writer, 'Re: The stage').count()).toBe(0);
      await writer.goto(new URL('/apps/email/trash', writer.url()).href);
      await row(writer, 'Re: The stage').getByRole('link').click();
      await bar.getByRole('button', { name: 'Restore' }).click();
      const inbox = async () => (await mailsOf(noor, 'folder=inbox')).map((one) => one.subject);
      await expect.poll(inbox).toEqual(['Re: The stage']);
    },
  );

  test('that is taken back is a draft again, and nobody had it', async ({ open }) => {
    const { ines, noor } = await threePeople();
    const page = await open('/apps/email/inbox', { as: noor });
    await write(page, 'Ines Prado', 'Too early', 'Wait for me');
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await words(page).getByText('Wait for me').waitFor();
    expect(await subject(page).inputValue()).toBe('Too early');
    const sent = await mailsOf(noor, 'folder=sent');
    expect(sent).toEqual([]);
    expect(await mailsOf(ines, 'folder=inbox')).toEqual([]);
  });

  test('takes a file along, and who is in blind copy stays unseen', async ({ open }) => {
    const { organiser, ines, noor } = await threePeople();
    const page = await open('/apps/email/inbox', { as: organiser });
    await write(page, 'Ines Prado', 'The list', 'Please find it attached');
    await panel(page).getByRole('button', { name: 'Bcc' }).click();
    await choose(page, 'Bcc', 'Noor Haddad');
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Send it like this?' });
    await asked.getByText('none is attached').waitFor();
    await asked.getByRole('button', { name: 'Back to the email' }).click();
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nAda\n') };
    const wrong = { name: 'list.exe', mimeType: 'text/csv', buffer: Buffer.from('x') };
    await panel(page).locator('input[type=file]').setInputFiles([file, wrong]);
    await panel(page).getByText('Files of this type cannot be attached').waitFor();
    await panel(page).getByRole('button', { name: 'Remove list.exe' }).click();
    await panel(page).getByRole('button', { name: 'Remove list.csv' }).waitFor();
    await panel(page).getByText('Saved', { exact: true }).waitFor();
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => panel(page).count()).toBe(0);

    const reader = await open('/apps/email/inbox', { as: ines });
    await row(reader, 'The list').waitFor(arrival);
    await row(reader, 'The list').getByRole('link').click();
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('button', { name: 'Download list.csv' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe('name\nAda\n');
    expect(await reader.getByText('Noor Haddad').count()).toBe(0);
    await expect.poll(async () => (await mailsOf(noor, 'folder=inbox')).length).toBe(1);
  });

  test('that is being written outlives a reload, a closing and a discarding', async ({
    open,
    expected,
  }) => {
    // What was on its way to the server when the page went may have arrived after all.
    expected.push(/409 \(Conflict\)/);
    const { noor } = await threePeople();
    const page = await open('/apps/email/inbox', { as: noor });
    await write(page, 'Ines Prado', 'Half a thought', 'First');
    await page.reload();
    await words(page).getByText('First').waitFor();
    expect(await subject(page).inputValue()).toBe('Half a thought');
    await panel(page).getByRole('button', { name: 'Remove Ines Prado' }).waitFor();
    await panel(page).getByRole('button', { name: 'Close and save as draft' }).click();
    await page.goto(new URL('/apps/email/draft', page.url()).href);
    await row(page, 'Half a thought')
      .getByRole('button', { name: /Half a thought/ })
      .last()
      .click();
    await words(page).getByText('First').waitFor();
    await panel(page).getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(async () => (await mailsOf(noor, 'folder=draft')).length).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await words(page).getByText('First').waitFor();
  });

  test('changed in two windows asks whose words stay', async ({ open, expected }) => {
    expected.push(/409 \(Conflict\)/);
    const { noor } = await threePeople();
    const one = await open('/apps/email/inbox', { as: noor });
    await write(one, 'Ines Prado', 'Plan', 'Here');
    await panel(one).getByText('Saved', { exact: true }).waitFor();
    const { pathname, search } = new URL(one.url());
    const other = await open(pathname + search, { as: noor });
    await subject(other).fill('Plan of the other');
    await panel(other).getByText('Saved', { exact: true }).waitFor();
    await subject(one).fill('Plan of the one');
    await panel(one).getByText('Plan of the other').waitFor();
    await panel(one).getByRole('button', { name: 'Keep this version' }).click();
    await panel(one).getByText('Saved', { exact: true }).waitFor();
    expect((await mailsOf(noor, 'folder=draft')).map((row) => row.subject)).toEqual([
      'Plan of the one',
    ]);
  });

  test('is addressed with the keyboard alone, to pasted addresses as well', async ({ open }) => {
    const { noor } = await threePeople();
    const page = await open('/apps/email/inbox', { as: noor });
    await page.getByRole('button', { name: 'Write', exact: true }).first().click();
    await choose(page, 'To', 'Ines Prado');
    await field(page, 'To').evaluate((input) => {
      const data = new DataTransfer();
      data.setData('text', 'Ada <ada@x.example>, b@y.example, nobody');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
    const remove = (name: string) => panel(page).getByRole('button', { name: `Remove ${name}` });
    await remove('b@y.example').waitFor();
    expect(await field(page, 'To').inputValue()).toBe('nobody');
    await page.keyboard.press('Tab');
    await panel(page).getByText('“nobody” is not an address').waitFor();
    await field(page, 'To').fill('');
    await field(page, 'To').press('Backspace');
    await page.keyboard.press('Delete');
    await expect.poll(() => remove('b@y.example').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await expect.poll(() => remove('Ines Prado').count()).toBe(0);
    await remove('Ada').waitFor();
  });
});

/** Never closed: it takes what follows with it. */
const openEnd = '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>';
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.png">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="background:url(https://evil.example/b)">x</p>',
  '<div style="position:fixed;inset:0;background:url(https://evil.example/c)">x</div>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)><details open ontoggle=alert(1)>x</details>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<style>@import url(https://evil.example)</style><link rel=stylesheet href=https://evil.example>',
  '<video src="https://evil.example/v" autoplay></video><audio src="https://evil.example/a"></audio>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '"><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
];

test('an email made to harm runs nothing, asks nobody, and can be read', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const harm = '"><img src=x onerror=alert(1)>';
  const sender = await aColleagueOf(organiser, `Eve ${harm}`);
  const ines = await anAttendeeOf(organiser, 'Ines Prado');
  const fileId = await putFile(sender, `plan ${harm}.txt`, 'plan');
  const title = `Plan ${harm}`;
  await mail(sender, {
    to: [{ personId: ines.userData.id }, { email: 'ada@x.example', name: harm }],
    subject: title,
    message: `<p>Before</p>${attacks.join('')}<p>Readable to the end</p>${openEnd}`,
    fileIds: [fileId],
  });
  for (const scheme of ['light', 'dark'] as const) {
    const page = await open('/apps/email/inbox', { as: ines, scheme });
    await row(page, title).getByRole('link').click();
    const text = page.locator('iframe').first().contentFrame();
    await text.getByText('Readable to the end').waitFor();
    await text.getByText('Before').waitFor();
    await page.getByText(`plan ${harm}`).first().waitFor();
    await page.getByText(`Eve ${harm}`).first().waitFor();
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Show quoted text' }).click();
    await panel(page).getByText('Readable to the end').waitFor();
    const scripts = await panel(page).locator('script, iframe, img[onerror], form form').count();
    expect(scripts).toBe(0);
    await page.goto(new URL('/apps/email/draft', page.url()).href);
  }
});

test('writing has no access faults in any look', async ({ open }) => {
  const { organiser, ines } = await threePeople();
  const fileId = await putFile(organiser, 'list.txt', 'Ada');
  const { email } = await send<{ email: EmailDetail }>('/api/email/drafts', organiser.accessToken, {
    to: [{ personId: ines.userData.id }, { group: 'staff' }, { email: 'ada@x.example' }],
    subject: 'Eine Besprechung über die Ausstellungsflächen',
    message: '<p>Bitte lesen</p><blockquote type="cite"><p>Davor</p></blockquote>',
    fileIds: [fileId],
  });
  const page = await open(`/apps/email/inbox?compose=${email.id}`, { as: organiser });
  const editor = panel(page).locator('[contenteditable]');
  expect(await everyLookFaults(page, editor, [panelFaults])).toEqual([]);
  const to = panel(page).getByRole('combobox').first();
  await to.pressSequentially('Noor');
  const found = page.getByRole('listbox').getByRole('option').first();
  expect(await everyLookFaults(page, found, [panelFaults])).toEqual([]);
});

/** The panel scrolls by itself: the page would not tell. */
const panelFaults = async (page: Page) => {
  const overflow = await panel(page).evaluate((all) => all.scrollWidth - all.clientWidth);
  return overflow > 0 ? [`the panel is ${overflow} px too wide`] : [];
};
