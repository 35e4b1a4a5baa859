import type { EditedPost } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { send } from '../setup/api.ts';
import { aPublishedPost } from '../setup/blog.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { aConference } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { looksOutside, wearFromNowOn } from '../setup/looks.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const attacks = [
  '<script>window.hurt = 1</script>',
  '<img src=x onerror="window.hurt = 1">',
  '<svg onload="window.hurt = 1"></svg>',
  '<a href="javascript:window.hurt = 1">link</a>',
  '<iframe srcdoc="<script>parent.hurt = 1</script>"></iframe>',
  '<details open ontoggle="window.hurt = 1">more</details>',
];

test('is written, published, found, talked about and kept in order', async ({ open, expected }) => {
  // Who has it open when it is taken back asks for it once more.
  expected.push(/404 .*\/api\/blog\/posts\//);
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const office = await open('/pages/blog/list', { as: organiser });
  await title(office, 'Nothing to read yet').waitFor();
  const venue = await open('/pages/blog/list', { as: attendee });
  await title(venue, 'Nothing to read yet').waitFor();
  expect(await venue.getByRole('link', { name: 'Write and manage' }).count()).toBe(0);

  await office.getByRole('link', { name: 'Write and manage' }).click();
  await office.getByLabel('Title of a new post').fill('A quiet stage');
  await button(office, 'Start writing').click();
  await title(office, 'A quiet stage').waitFor();
  await office.getByLabel('Summary').fill('Why we turned it down');
  await button(office, 'Write the post').click();
  await office.getByRole('textbox', { name: 'Text', exact: true }).fill('Lanterns, and no music.');
  await button(office, 'Save').click();
  await office.getByText('Saved', { exact: true }).waitFor();
  await button(office, 'Publish now').click();
  await office.getByText(/^Published on/).waitFor();
  await venue.keyboard.press('Control+k');
  await venue.getByRole('combobox', { name: /^Search pages/ }).fill('quiet');
  await venue.getByRole('rowgroup').getByRole('button', { name: 'A quiet stage' }).waitFor();
  await venue.keyboard.press('Escape');

  await venue.getByRole('link', { name: 'A quiet stage' }).first().waitFor();
  await venue.getByRole('searchbox', { name: 'Search posts' }).fill('lantern');
  await venue.getByText('1 post', { exact: true }).waitFor();
  await venue.getByRole('link', { name: 'A quiet stage' }).first().click();
  await venue.getByText('Lanterns, and no music.').waitFor();
  const reader = await open(new URL(venue.url()).pathname, { as: organiser });
  await venue.getByLabel('Write a comment').fill('I could sleep there.');
  await button(venue, 'Post comment').click();
  await reader.getByText('I could sleep there.').waitFor();
  await button(reader, 'Reply').click();
  await reader.getByLabel('Reply to Noah Berger').fill('Please do.');
  await reader.getByRole('button', { name: 'Post comment' }).first().click();
  await venue.getByText('Please do.').waitFor();
  await button(reader, 'Hide').first().click();
  await venue.getByText('I could sleep there.').waitFor({ state: 'detached' });
  await venue.getByText('Hidden by an organiser').waitFor();

  await button(office, 'Unpublish').click();
  await office.getByText('Unpublished', { exact: true }).waitFor();
  await venue.goto(new URL('/pages/blog/list', venue.url()).href);
  await title(venue, 'Nothing to read yet').waitFor();
});

test('set to a time, it is nowhere before, and everywhere after', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const { slug: event } = await aConference(organiser, 'Patient Summit');
  const office = await open('/pages/blog/desk', { as: organiser });
  await office.getByLabel('Title of a new post').fill('Worth the wait');
  await button(office, 'Start writing').click();
  await title(office, 'Worth the wait').waitFor();
  await office.getByLabel('Publish at').fill('2031-05-05T10:00');
  await button(office, 'Schedule').click();
  await office.getByText(/^Will be published on .*2031/).waitFor();
  const id = Number(/\d+/.exec(new URL(office.url()).pathname)?.[0]);
  const { slug } = await send<EditedPost>(`/api/blog/posts/${id}/edit`, organiser.accessToken);

  /** Where it could be read, by everyone or by who is signed in: where it is, by what is answered. */
  const places = async () => {
    const headers = { authorization: `Bearer ${attendee.accessToken}` };
    const ways = [
      ['/api/blog/posts', headers],
      ['/api/blog/posts?q=worth', headers],
      ['/api/blog/sides', headers],
      ['/blog/list/data', headers],
      [`/api/blog/posts/${id}`, headers],
      [`/api/blog/slugs/${slug}`, headers],
      ['/api/main-search/data?q=worth', headers],
      [`/api/e/${event}/blog`, {}],
      [`/api/e/${event}/blog/posts/${slug}`, {}],
      [`/api/e/${event}/blog/rss.xml`, {}],
      [`/api/e/${event}/blog/atom.xml`, {}],
      [`/e/${event}/blog/${slug}`, { accept: 'text/html' }],
      ['/sitemap.xml', {}],
    ] as const;
    const found = await Promise.all(
      ways.map(async ([way, more]) => {
        const answer = await fetch(inject('address') + way, { headers: { ...more } });
        const text = await answer.text();
        const isThere = answer.ok && (/Worth the wait/.test(text) || text.includes(slug));
        return isThere || (answer.ok && text === JSON.stringify({ postId: id })) ? [way] : [];
      }),
    );
    return found.flat();
  };
  expect(await places()).toEqual([]);
  const reader = await open('/pages/blog/list', { as: attendee });
  await title(reader, 'Nothing to read yet').waitFor();

  const at = new Date(Date.now() + 5_000).toISOString();
  await send(`/api/blog/posts/${id}/publish`, organiser.accessToken, { at });
  expect(await places()).toEqual([]);
  // Public answers are kept for ten seconds at most.
  await expect.poll(places, { timeout: 60_000, interval: 1_000 }).toHaveLength(13);
  await reader.reload();
  await reader.getByRole('link', { name: 'Worth the wait' }).first().waitFor();
});

test('a draft is read by whoever has the link to its preview, until it is another one', async ({
  open,
  expected,
}) => {
  expected.push(/status of 404/);
  const office = await open('/pages/blog/desk', { as: await aVerifiedOrganiser() });
  await office.getByLabel('Title of a new post').fill('Nearly done');
  await button(office, 'Start writing').click();
  const preview = office.getByRole('link', { name: /\/blog\/preview\// });
  await office.getByRole('button', { name: /preview link/ }).click();
  const first = new URL((await preview.getAttribute('href')) ?? '', office.url());

  const friend = await open(first.pathname);
  await title(friend, 'Nearly done').waitFor();
  expect(await friend.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await accessFaults(friend)).toEqual([]);

  await office.getByRole('button', { name: /preview link/ }).click();
  await expect.poll(() => preview.getAttribute('href')).not.toContain(first.pathname);
  await friend.reload();
  await title(friend, 'Page not found').waitFor();
});

test('what runs is shown as words or not at all, wherever it is read', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { slug } = await aConference(organiser, 'Quiet Summit');
  const words = `<p>Still here</p>${attacks.join('')}`;
  const post = await aPublishedPost(organiser, {
    title: `Odd ${attacks[0]}`,
    language: 'en',
    excerpt: attacks[1] ?? '',
    content: words,
    categories: ['<b>Craft</b>'],
  });
  const inside = await open(`/pages/blog/detail/${post.id}`, { as: organiser });
  await inside.getByText('Still here').waitFor();
  await inside.getByLabel('Write a comment').fill(attacks.join('\n'));
  await button(inside, 'Post comment').click();
  await inside.getByText('window.hurt = 1').last().waitFor();
  const outside = await open(`/e/${slug}/blog/${post.slug}`);
  await outside.getByText('Still here').last().waitFor();
  expect(await accessFaults(outside)).toEqual([]);
  for (const page of [inside, outside]) {
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  }
});

test('is read by everyone at the address of an event, in the language of the post', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const { slug } = await aConference(organiser, 'Open Summit');
  const first = await aPublishedPost(organiser, {
    title: 'Open to all',
    language: 'en',
    content: '<h2>Come in</h2><p>The door is open.</p>',
  });
  await aPublishedPost(organiser, {
    title: 'Offen für alle',
    language: 'de',
    translationOf: first.id,
  });
  const page = await open(`/e/${slug}/blog`);
  await page.getByRole('link', { name: 'Open to all' }).waitFor();
  await page.getByRole('link', { name: 'Open to all' }).click();
  await title(page, 'Come in').waitFor();
  await page.getByRole('link', { name: 'Deutsch' }).last().click();
  await title(page, 'Offen für alle').waitFor();
  const lobby = await open('/venue', { as: organiser });
  await lobby.getByRole('link', { name: 'Open to all' }).waitFor();
});

test('can be read and written by everyone, in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const content = '<h2>Come in</h2><p>The door is open.</p>';
  const said = { title: 'Open to all', language: 'en', content } as const;
  const { id } = await aPublishedPost(organiser, { ...said, tags: ['calm'], excerpt: 'In short' });
  for (const path of ['list', `detail/${id}`, 'desk', `edit/${id}`]) {
    const page = await open(`/pages/blog/${path}`, { as: organiser });
    await page.getByText('Open to all').first().waitFor();
    expect([path, await everyLookFaults(page, h1(page))]).toEqual([path, []]);
  }
});

test('a stranger finds a post with a mistake in the word', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { slug } = await aConference(organiser, 'Sought Summit');
  await aPublishedPost(organiser, { title: 'Lanterns on the quay', language: 'en' });
  await aPublishedPost(organiser, { title: 'Something else', language: 'en' });
  const page = await open(`/e/${slug}/blog`);
  await page.getByText('2 posts').waitFor();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('lantrens');
  await page.getByText('No exact match. 1 similar post').waitFor();
  await page.getByText('Something else').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Lanterns on the quay' }).first().waitFor();
  await page.waitForURL(/q=lantrens/);
  await page.getByRole('searchbox').fill('nowhere');
  await page.getByText('No post found').waitFor();
});

test('the public pages can be read by everyone, in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { slug } = await aConference(organiser, 'Seen Summit');
  const content = '<h2>Come in</h2><p>The door is open.</p>';
  const said = { title: 'Open to all', language: 'en', content } as const;
  const { slug: postSlug } = await aPublishedPost(organiser, said);
  for (const path of [`/e/${slug}/blog`, `/e/${slug}/blog/${postSlug}`]) {
    const desk = await open(path);
    for (const look of looksOutside) {
      await wearFromNowOn(desk, look);
      await desk.reload();
      await desk.getByText('Open to all').last().waitFor();
      expect([path, look, await accessFaults(desk)]).toEqual([path, look, []]);
    }
    const phone = await open(path, { language: 'de', viewport: { width: 390, height: 844 } });
    await phone.getByText('Open to all').last().waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test('an organiser names who writes, and dismisses them', async ({ open, expected }) => {
  expected.push(/403 .*\/api\/blog\/desk/);
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const office = await open('/pages/blog/desk', { as: organiser });
  await office.getByText('There are no other authors yet.').waitFor();
  await button(office, 'Add author').click();
  await office.getByRole('combobox', { name: 'Person' }).fill('Noah');
  await office.getByRole('option', { name: /^Noah Berger/ }).click();
  await button(office, 'Add author').click();
  await button(office, 'Remove Noah Berger').waitFor();
  expect(await accessFaults(office)).toEqual([]);

  const author = await open('/pages/blog/desk', { as: attendee });
  await author.getByLabel('Title of a new post').waitFor();
  expect(await author.getByText('There are no other authors yet.').count()).toBe(0);
  await button(office, 'Remove Noah Berger').click();
  await office.getByText('There are no other authors yet.').waitFor();
  await author.reload();
  await author.getByLabel('Title of a new post').waitFor({ state: 'detached' });
});
