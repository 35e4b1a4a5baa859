import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { aConference } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

// Two people come in by mail before each test begins.
vi.setConfig({ testTimeout: 180_000 });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function aCircle() {
  const organiser = await aVerifiedOrganiser();
  const conference = await aConference(organiser, 'Open Summit');
  const ines = await anAttendeeOf(organiser, 'Inês Prado');
  const noah = await anAttendeeOf(organiser, 'Noah Berger');
  for (const one of [ines, noah]) await conference.letIn(one);
  return { organiser, ines, noah, eventId: conference.id };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('what one posts is seen, liked, talked about, reported and hidden elsewhere at once', async ({
  open,
}) => {
  const { organiser, ines, noah } = await aCircle();
  const [hers, his] = [
    await open('/pages/profile', { as: ines }),
    await open('/pages/profile', { as: noah }),
  ];
  await hers.getByText('Nothing posted yet').waitFor();
  await his.getByText('Nothing posted yet').waitFor();
  await hers.getByLabel('What would you like to share?').fill('Tea at https://tea.example/ now');
  await button(hers, 'Post').click();

  const post = his.getByRole('article', { name: 'Post by Inês Prado' });
  await post.getByRole('link', { name: 'https://tea.example/' }).waitFor();
  await button(his, 'Like').click();
  await button(hers, '1 like').waitFor();
  await hers.getByText('Liked by Noah Berger').waitFor();
  await button(his, 'Comment').click();
  await his.getByLabel('Write a comment').fill('<b>On my way</b>');
  await post.getByRole('button', { name: 'Comment', exact: true }).last().click();
  await button(hers, '1 comment').click();
  await hers.getByText('<b>On my way</b>').waitFor();
  await button(hers, 'Reply').click();
  await hers.getByLabel('Reply to Noah Berger').fill('Hurry');
  await hers.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await his.getByText('Hurry').waitFor();

  await button(his, 'More about this post').click();
  await his.getByRole('menuitem', { name: 'Report' }).click();
  await his.getByLabel('Spam or advertising').check();
  await button(his, 'Send report').click();
  const desk = await open('/moderation', { as: organiser });
  await desk.getByText('Reported post').waitFor();
  await button(desk, 'Hide').click();
  await desk.getByRole('dialog').getByRole('textbox').first().fill('No advertising');
  await desk.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await post.waitFor({ state: 'detached' });
  await hers.getByText('Hidden by a moderator', { exact: false }).first().waitFor();
});

test('a poll is voted on in two windows, and told to who voted', async ({ open }) => {
  const { ines, noah, eventId } = await aCircle();
  const hers = await open('/pages/profile', { as: ines });
  await button(hers, 'Ask in a poll').click();
  await hers.getByLabel('What would you like to ask?').fill('Tea or coffee?');
  await hers.getByRole('textbox', { name: 'Answer 1' }).fill('Tea');
  await hers.getByRole('textbox', { name: 'Answer 2' }).fill('Coffee');
  await button(hers, 'Post').click();
  const his = await open('/pages/profile', { as: noah });
  const answer = (page: Page, name: string) =>
    page.getByRole('article').getByRole('button', { name });
  await answer(his, 'Tea').click();
  await answer(his, 'Tea').getByText('1 vote').waitFor();
  await hers.getByRole('article').getByText('1 vote', { exact: false }).waitFor();
  expect(await answer(hers, 'Tea').getByText('1 vote').count()).toBe(0);
  await answer(hers, 'Coffee').click();
  await answer(his, 'Coffee').getByText('1 vote').waitFor();
  const path = `/api/events/${eventId}/posts`;
  await send(path, noah.accessToken, { text: 'Only for friends', audience: 'connections' });
  await hers.reload();
  await answer(hers, 'Tea').waitFor();
  expect(await hers.getByText('Only for friends').count()).toBe(0);
});

test('a like shows before it is answered, and is taken back when it is refused', async ({
  open,
  expected,
}) => {
  expected.push(/429 .*\/like/);
  const { ines, noah, eventId } = await aCircle();
  const path = `/api/events/${eventId}/posts`;
  await send(path, noah.accessToken, { text: 'Good morning' });
  const page = await open('/pages/profile', { as: ines });
  await button(page, 'Like').waitFor();
  let refuse: () => void = () => undefined;
  const isRefused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/feed/posts/*/like', async (route) => {
    await isRefused;
    const body = JSON.stringify({ status: 429, code: 'too_many', title: 'Too many' });
    await route.fulfill({ status: 429, contentType: 'application/problem+json', body });
  });
  await button(page, 'Like').click();
  const liked = button(page, '1 like');
  await liked.waitFor();
  expect(await liked.getAttribute('aria-pressed')).toBe('true');
  refuse();
  await page.getByText('That was a lot in a short time.', { exact: false }).waitFor();
  await button(page, 'Like').waitFor();
  await page.unroute('**/api/feed/posts/*/like');
  await button(page, 'Like').click();
  await page.getByText('Liked by Inês Prado').waitFor();
});

test('a link leads to one post with what is said there; its writer takes a picture off', async ({
  open,
}) => {
  const { ines, noah, eventId } = await aCircle();
  const page = await open('/pages/profile', { as: ines });
  await page.getByLabel('What would you like to share?').fill('Two pictures');
  const files = ['one', 'two'].map((name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: picture,
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await button(page, 'Post').click();
  const post = page.getByRole('article', { name: 'Post by Inês Prado' });
  await post.getByAltText('Picture 2 by Inês Prado').waitFor();
  const id = Number(await post.getAttribute('data-post'));
  await send(`/api/feed/posts/${id}/comments`, noah.accessToken, { text: 'Lovely' });
  await send(`/api/events/${eventId}/posts`, noah.accessToken, { text: 'Something else' });

  await page.goto(`${new URL(page.url()).origin}/pages/profile?post=${id}`);
  await page.getByText('Lovely').waitFor();
  expect(await page.getByText('Something else').count()).toBe(0);
  await button(page, 'More about this post').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await button(page, 'Remove picture 1').click();
  await button(page, 'Save').click();
  await post.getByText('(edited)').first().waitFor();
  await post.getByAltText('Picture 1 by Inês Prado').waitFor();
  expect(await post.getByRole('img', { name: /^Picture/ }).count()).toBe(1);
  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByText('Something else').waitFor();
  await page.goBack();
  await button(page, 'More about this post').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await button(page, 'Remove picture 1').waitFor();
  expect(await everyLookFaults(page, page.getByText('Lovely'))).toEqual([]);
});

test('who is blocked on their page is gone from all that is read, until they are not', async ({
  open,
}) => {
  const { ines, noah, eventId } = await aCircle();
  await send(`/api/events/${eventId}/posts`, ines.accessToken, { text: 'Buy my lamps' });
  const all = await open('/pages/profile', { as: noah });
  await all.getByText('Buy my lamps').waitFor();
  const hers = await open(`/pages/profile/${ines.userData.id}`, { as: noah });
  await button(hers, 'Block').click();
  await hers.getByRole('dialog', { name: 'Block Inês Prado?' }).waitFor();
  await hers.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await hers.getByText('Buy my lamps').waitFor({ state: 'detached' });
  await all.getByText('Buy my lamps').waitFor({ state: 'detached' });
  const person = await open(`/people/${ines.userData.id}`, { as: noah });
  await button(person, 'Unblock').click();
  await button(person, 'Block').waitFor();
  await button(hers, 'Block').waitFor();
  await hers.getByText('Buy my lamps').waitFor();
  await all.getByText('Buy my lamps').waitFor();
});

test('can be read and written by everyone, in every look', async ({ open }) => {
  const { ines, noah, eventId } = await aCircle();
  const path = `/api/events/${eventId}/posts`;
  await send(path, noah.accessToken, { text: 'Good morning to all of you' });
  const poll = { answers: ['Tea', 'Coffee'], hours: 24 };
  await send(path, noah.accessToken, { text: 'What to drink?', poll });
  for (const place of ['', `/${noah.userData.id}`]) {
    const page = await open(`/pages/profile${place}`, { as: ines });
    await page.getByText('Good morning to all of you').waitFor();
    expect([place, await everyLookFaults(page, h1(page))]).toEqual([place, []]);
  }
});
