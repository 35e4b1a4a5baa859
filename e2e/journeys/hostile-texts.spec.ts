import type { HelpArticle, OrganisationPage, PostPage } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { aPublishedPost } from '../setup/blog.ts';
import { test } from '../setup/browser.ts';
import { aHelpfulEvent } from '../setup/help.ts';
import { hostileHtml, isHurt, watchHarm } from '../setup/hostile.ts';

/** Everything that can be said in a blog and a help, said by somebody who means harm. */

const readable = 'Still readable';
const all = hostileHtml.map((html) => `<p>${html}</p>`).join('\n');
const shortOnes = hostileHtml.filter(({ length }) => length <= 100);

/** Elements and attributes that run or load something, wherever they came to stand. */
const leftIn = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const scripts = [...parsed.querySelectorAll('script')].filter(
      ({ type }) => type !== 'module' && type !== 'application/ld+json',
    );
    const handlers = [...parsed.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(
        ({ name, value }) =>
          /^on/i.test(name) ||
          /^\s*(javascript|vbscript|data:text)/i.test(value) ||
          (name === 'style' && !/^text-align: ?\w+;?$/.test(value)),
      ),
    );
    return [
      ...scripts.map(({ outerHTML }) => outerHTML),
      ...handlers.map(({ name, value }) => `${name}=${value}`),
    ];
  }, html);

async function aHostilePlace(name: string) {
  const made = await aHelpfulEvent(name, [
    { title: `${readable} help ${shortOnes[0]}`, html: `<p>${readable}.</p>${all}` },
  ]);
  const { organiser } = made;
  const token = organiser.accessToken;
  const post = await aPublishedPost(organiser, {
    title: `${readable} post ${shortOnes[0]}`,
    language: 'en',
    excerpt: `${readable} ${shortOnes[5]}`,
    categories: shortOnes.filter(({ length }) => length <= 40).slice(0, 3),
    tags: shortOnes.filter(({ length }) => length <= 40).slice(3, 8),
    content: `<p>${readable}.</p>${all}`,
  });
  await saysUnder(organiser, post.id);
  const words = { en: `${readable} ${shortOnes[1]}` };
  const place = `hostile-${made.event.id}`;
  const face = { version: 0, place, isPublic: true, lead: words, about: words };
  await send('/api/face', token, face, 'PATCH');
  return { ...made, post, place };
}

async function saysUnder({ accessToken }: Actor, postId: number): Promise<void> {
  const whole = hostileHtml.join(' ');
  for (let from = 0; from < whole.length; from += 1_500) {
    const text = `${readable} ${whole.slice(from, from + 1_500)}`;
    await send(`/api/blog/posts/${postId}/comments`, accessToken, { text });
  }
}

test('nothing that is said in blog and help runs, loads or hides the rest', async ({ open }) => {
  const { organiser, event, post, place, written } = await aHostilePlace('Hostile Summit');
  const articleId = (written[0] as HelpArticle).id;
  const inside = await open(`/pages/blog/detail/${post.id}`, { as: organiser });
  const done = watchHarm(inside);
  await inside.getByText(`${readable}.`).waitFor();
  await inside.getByText(readable, { exact: false }).last().waitFor();
  expect(await isHurt(inside)).toBe(false);
  for (const path of [
    '/pages/blog/list',
    '/pages/blog/desk',
    `/pages/blog/edit/${post.id}`,
    `/pages/knowledge-base/tickets/x-${articleId}`,
    `/pages/faq?q=readable`,
    `/e/${event.slug}/blog`,
    `/e/${event.slug}/blog/${post.slug}`,
    `/e/${event.slug}/help`,
    `/e/${event.slug}/help/x-${articleId}`,
    `/o/${place}`,
  ]) {
    await inside.goto(new URL(path, inside.url()).href);
    await inside.getByText(readable, { exact: false }).first().waitFor();
    // What would run does so as soon as its picture fails: nothing is left to wait for then.
    await inside.waitForLoadState('networkidle');
    expect([path, await isHurt(inside)]).toEqual([path, false]);
  }
  expect(done).toEqual([]);
});

test('nor in what search engines, previews and feeds are told', async ({ open, expected }) => {
  // Looked at in a page of ours, which takes no styles of others.
  expected.push(/Applying inline style violates/);
  const { event, post, place, written } = await aHostilePlace('Told Summit');
  const reader = await open('/login');
  const done = watchHarm(reader);
  const address = inject('address');
  const telling = [
    `/e/${event.slug}/blog`,
    `/e/${event.slug}/blog/${post.slug}`,
    `/e/${event.slug}/help/x-${(written[0] as HelpArticle).id}`,
    `/o/${place}`,
  ];
  for (const path of [`/e/${event.slug}/blog`, `/e/${event.slug}/help`, ...telling]) {
    const answer = await fetch(address + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect([path, answer.status, await leftIn(reader, html)]).toEqual([path, 200, []]);
    expect([path, html.includes(readable)]).toEqual([path, telling.includes(path)]);
  }
  for (const file of ['rss.xml', 'atom.xml']) {
    const answer = await fetch(`${address}/api/e/${event.slug}/blog/${file}`);
    const faults = await reader.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        const said = [...feed.getElementsByTagName('*')].map(({ tagName }) => tagName);
        const contents = [...feed.getElementsByTagName('*')]
          .filter(({ tagName }) => /^(content|content:encoded)$/.test(tagName))
          .map(({ textContent }) => textContent ?? '');
        return { said: said.filter((tag) => /^(parsererror|script|img)$/i.test(tag)), contents };
      },
      await answer.text(),
    );
    expect([file, faults.said]).toEqual([file, []]);
    for (const content of faults.contents) expect(await leftIn(reader, content)).toEqual([]);
  }
  const calls = await Promise.all([
    fetch(`${address}/api/e/${event.slug}/blog`).then((answer) => answer.json()),
    fetch(`${address}/api/o/${place}`).then((answer) => answer.json()),
  ]);
  const [posts, page] = calls as [PostPage, OrganisationPage];
  expect([posts.total, page.posts.length]).toEqual([1, 1]);
  expect(done).toEqual([]);
});
