import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessFaults, test } from '../setup/browser.ts';
import { aConference } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHelpfulEvent } from '../setup/help.ts';
import { looksOutside, wearFromNowOn } from '../setup/looks.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox');
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

test('an article is written, published, found with a mistake, and voted on', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  await aConference(organiser, 'Help Summit');
  const reader = await open('/pages/knowledge-base', { as: attendee });
  await reader.getByRole('heading', { name: 'No help yet' }).waitFor();
  expect(await reader.getByRole('link', { name: 'Manage help' }).count()).toBe(0);

  const office = await open('/pages/help/manage', { as: organiser });
  await office.getByRole('button', { name: 'Add category' }).click();
  const drawer = office.getByRole('dialog');
  await field(office, 'Title').fill('Tickets');
  await field(office, 'Address').fill('tickets');
  await drawer.getByRole('button', { name: 'Add category' }).click();
  await office.getByRole('link', { name: 'Write article' }).click();
  await field(office, 'Title or question').fill('Where is my badge?');
  await office.getByRole('button', { name: 'Write the answer' }).click();
  await office.getByRole('textbox', { name: 'Answer' }).fill('On your profile.');
  await office.getByRole('button', { name: 'Save article' }).click();
  await office.getByRole('heading', { level: 1, name: 'Where is my badge?' }).waitFor();
  expect(await reader.getByRole('heading', { name: 'No help yet' }).count()).toBe(1);
  await office.getByRole('switch', { name: /^Published/ }).check();
  await office.getByRole('button', { name: 'Save article' }).click();
  await saved(office);

  await reader.getByRole('link', { name: /Tickets/ }).waitFor();
  await search(reader).fill('bagde');
  await reader.getByText(/^No exact match/).waitFor();
  await reader.getByRole('link', { name: /Where is my badge/ }).click();
  await reader.getByText('On your profile.').waitFor();
  await reader.getByRole('button', { name: 'No', exact: true }).click();
  await field(reader, 'Your comment (optional)').fill('Which part of it?');
  await reader.getByRole('button', { name: 'Send comment' }).click();
  await office.getByText('It helped 0, it did not help 1.').waitFor();
  await office.getByText('Which part of it?').waitFor();
});

test('an earlier version is brought back', async ({ open }) => {
  const { organiser, written } = await aHelpfulEvent('Version Summit', [
    { title: 'First title', html: '<p>First text</p>' },
  ]);
  const office = await open(`/pages/help/manage/${written[0]?.id}`, { as: organiser });
  await field(office, 'Title or question').fill('Second title');
  await office.getByRole('button', { name: 'Save article' }).click();
  await office.getByRole('heading', { level: 1, name: 'Second title' }).waitFor();
  await office.getByText(/^Version 1,/).click();
  await office.getByRole('button', { name: 'Use this version' }).click();
  await office.getByRole('button', { name: 'Save article' }).click();
  await office.getByRole('heading', { level: 1, name: 'First title' }).waitFor();
});

test('the help desk suggests articles, and who answers puts one in with a click', async ({
  open,
}) => {
  const { organiser, attendee } = await aHelpfulEvent('Desk Summit', [
    { title: 'Where is my badge?', html: '<p>On your profile.</p>' },
    { title: 'Badges of the board', html: '<p>Secret</p>', isPublished: false },
  ]);
  const asker = await open('/admin-chat', { as: attendee });
  await asker.getByRole('button', { name: 'Ask a question' }).click();
  const question = asker.getByRole('textbox').last();
  await question.fill('Hello, I can not find my badge');
  const suggested = asker.getByRole('region', { name: 'Articles that may help' });
  await suggested.getByRole('button', { name: 'Where is my badge?' }).click();
  const opened = asker.getByRole('dialog', { name: 'Where is my badge?' });
  await opened.getByText('On your profile.').waitFor();
  await asker.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  expect(await question.inputValue()).toBe('Hello, I can not find my badge');
  expect(await suggested.getByRole('button').count()).toBe(1);
  await question.press('Enter');

  const desk = await open('/admin-chat', { as: organiser });
  await desk.getByRole('button', { name: /find my badge/ }).click();
  await desk.getByRole('button', { name: 'Take', exact: true }).click();
  await desk.getByRole('button', { name: /^Insert “Where is my badge/ }).click();
  const answer = desk.getByRole('textbox').last();
  expect(await answer.inputValue()).toMatch(
    /^Where is my badge\?\nhttp.*\/pages\/knowledge-base\//,
  );
  await answer.press('Enter');
  await asker
    .getByText(/knowledge-base\/tickets\//)
    .first()
    .waitFor();
});

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">data</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style>',
  '<p style="background:url(//evil.example/x)">styled</p>',
  '<details open ontoggle=alert(1)>open</details>',
];

test('nothing in an article runs or loads, wherever it is read', async ({ open }) => {
  const { attendee, event, written } = await aHelpfulEvent('Safe Summit', [
    { title: `Safe ${attacks[1]}`, html: `${attacks.join('')}<p>The end</p>` },
  ]);
  const slug = written[0]?.slug;
  for (const [path, as] of [
    [`/pages/knowledge-base/tickets/${slug}`, attendee],
    [`/e/${event.slug}/help/${slug}`, undefined],
  ] as const) {
    const page = await open(path, as ? { as } : {});
    const dialogs: string[] = [];
    const foreign: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    page.on('request', (request) => {
      if (new URL(request.url()).hostname === 'evil.example') foreign.push(request.url());
    });
    await page.reload();
    await page.getByText('The end').waitFor();
    expect([dialogs, foreign]).toEqual([[], []]);
    expect(await page.locator('main a[href^="javascript"], main a[href^="data"]').count()).toBe(0);
  }
});

test('questions and articles can be read by everyone, in every look', async ({ open }) => {
  const { organiser, attendee, written } = await aHelpfulEvent('Open Summit', [
    { title: 'Where is my badge?', html: '<p>On your <strong>profile</strong>.</p>' },
    { title: 'Who is coming?', html: '<p>See the list.</p>' },
  ]);
  const faq = await open('/pages/faq', { as: attendee });
  expect(await everyLookFaults(faq, faq.locator('details').first())).toEqual([]);
  const article = await open(`/pages/knowledge-base/tickets/${written[0]?.slug}`, { as: attendee });
  expect(await everyLookFaults(article, article.locator('main article'))).toEqual([]);
  const office = await open('/pages/help/manage', { as: organiser });
  expect(await everyLookFaults(office, office.locator('main ol li').first())).toEqual([]);
  const editor = await open(`/pages/help/manage/${written[0]?.id}`, { as: organiser });
  expect(await everyLookFaults(editor, editor.locator('main form'))).toEqual([]);
});

test('the public page can be read by everyone, in every look', async ({ open }) => {
  const { event } = await aHelpfulEvent('Public Summit', [
    { title: 'Where is my badge?', html: '<p>On your profile.</p>' },
    { title: 'Hidden from all', html: '<p>Secret</p>', isPublished: false },
  ]);
  const desk = await open(`/e/${event.slug}`);
  await desk.getByRole('link', { name: 'Go to help' }).click();
  const line = desk.getByRole('link', { name: 'Where is my badge?' });
  for (const look of looksOutside) {
    await wearFromNowOn(desk, look);
    await desk.reload();
    await line.waitFor();
    expect([look, await accessFaults(desk)]).toEqual([look, []]);
  }
  expect(await desk.getByText('Hidden from all').count()).toBe(0);
  await line.click();
  await desk.getByText('On your profile.').waitFor();
});
