import type { FeedPost, NewFeedPost } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { aPublishedPost } from '../setup/blog.ts';
import { test } from '../setup/browser.ts';
import { aHelpfulEvent } from '../setup/help.ts';
import { hostileHtml, isHurt, watchHarm } from '../setup/hostile.ts';

/**
 * What people say to one another, and what they put into an editor, when they mean harm. The policy that
 * comes with each page is set aside: what is shown has to be safe by itself.
 */

// Two people come in by mail before each test begins.
vi.setConfig({ testTimeout: 180_000 });

const readable = 'Still readable';
const shortOnes = hostileHtml.filter(({ length }) => length <= 100);

async function posts(by: Actor, eventId: number, fields: Omit<NewFeedPost, 'audience'>) {
  const path = `/api/events/${eventId}/posts`;
  return (await send<FeedPost>(path, by.accessToken, fields)).id;
}

test('nothing that is posted and answered runs, loads or hides the rest', async ({ open }) => {
  const { organiser, attendee, event } = await aHelpfulEvent('Rough Summit', []);
  const whole = hostileHtml.join(' ');
  for (let from = 0; from < whole.length; from += 2_900) {
    const id = await posts(attendee, event.id, {
      text: `${readable} ${whole.slice(from, from + 2_900)}`,
    });
    const text = `${readable} ${whole.slice(from, from + 900)}`;
    await send(`/api/feed/posts/${id}/comments`, organiser.accessToken, { text });
  }
  await posts(attendee, event.id, {
    text: `${readable} ${shortOnes[0]}`,
    poll: { answers: shortOnes.slice(0, 6), hours: 1 },
  });

  for (const person of [organiser, attendee]) {
    const page = await open('/pages/profile', { as: person, bypassCSP: true });
    const done = watchHarm(page);
    await page.getByRole('button', { name: 'onerror' }).first().waitFor();
    for (const button of await page.getByRole('button', { name: '1 comment' }).all()) {
      await button.click();
    }
    await page.getByText(readable, { exact: false }).nth(4).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await isHurt(page)).toBe(false);
    expect(done).toEqual([]);
  }
});

test('nor what the help desk is asked, suggests and answers', async ({ open }) => {
  const { organiser, attendee } = await aHelpfulEvent(
    'Rough Desk Summit',
    shortOnes.slice(0, 5).map((html) => ({
      title: `Badge ${html}`,
      html: `<p>${readable}.</p>${hostileHtml.join('\n')}`,
    })),
  );
  const asker = await open('/admin-chat', { as: attendee, bypassCSP: true });
  const done = watchHarm(asker);
  await asker.getByRole('button', { name: 'Ask a question' }).click();
  const question = asker.getByRole('textbox').last();
  await question.fill(`Where is my badge? ${hostileHtml.slice(0, 12).join(' ')}`);
  const suggested = asker.getByRole('region', { name: 'Articles that may help' });
  await suggested.getByRole('button').first().click();
  await asker.getByRole('dialog').getByText(`${readable}.`).waitFor();
  await asker.keyboard.press('Escape');
  await question.press('Enter');

  const desk = await open('/admin-chat', { as: organiser, bypassCSP: true });
  const doneThere = watchHarm(desk);
  await desk.getByRole('button', { name: /Where is my badge/ }).click();
  await desk.getByRole('button', { name: 'Take', exact: true }).click();
  await desk
    .getByRole('button', { name: /^Insert “Badge/ })
    .first()
    .click();
  await desk.getByRole('textbox').last().press('Enter');
  await asker
    .getByText(/knowledge-base\/tickets\//)
    .first()
    .waitFor();
  for (const page of [asker, desk]) {
    await page.waitForLoadState('networkidle');
    expect(await isHurt(page)).toBe(false);
  }
  expect([...done, ...doneThere]).toEqual([]);
});

/** As a page elsewhere puts it on the clipboard. */
const paste = (page: Page, label: string, html: string) =>
  page.getByRole('textbox', { name: label, exact: true }).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, html);

test('nor what is pasted into an editor', async ({ open }) => {
  const { organiser } = await aHelpfulEvent('Pasted Summit', []);
  const post = await aPublishedPost(organiser, { title: 'Pasted', language: 'en', content: '' });
  const page = await open(`/pages/blog/edit/${post.id}`, { as: organiser, bypassCSP: true });
  const done = watchHarm(page);
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.getByText('Write the post').click();
  await editor.waitFor();
  for (const html of hostileHtml) await paste(page, 'Text', `<p>${readable}.</p>${html}`);
  await page.waitForLoadState('networkidle');
  expect(await isHurt(page)).toBe(false);
  const left = await editor.evaluate((field) =>
    [...field.querySelectorAll('*')].flatMap(({ tagName, attributes }) =>
      [...attributes]
        .filter(
          ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|vbscript|data):/i.test(value),
        )
        .map(({ name, value }) => `${tagName} ${name}=${value}`),
    ),
  );
  expect(left).toEqual([]);
  expect(done).toEqual([]);
});
