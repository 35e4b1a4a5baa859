import type { Conversation, Conversations, LinePage } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject, vi } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aConference } from '../setup/conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

// Two people come in by mail before each test begins.
vi.setConfig({ testTimeout: 120_000 });

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const line = (page: Page, text: string) =>
  page
    .getByRole('group', { name: 'Messages', exact: true })
    .getByRole('article')
    .filter({ hasText: text });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** An event with its lobby, its organiser and two who attend. */
async function aLobby() {
  const organiser = await aVerifiedOrganiser();
  const event = await aConference(organiser, 'Spring Summit');
  const ines = await anAttendeeOf(organiser, 'Ines Prado');
  const noor = await anAttendeeOf(organiser, 'Noor Haddad');
  for (const person of [ines, noor]) await event.letIn(person);
  const path = `/api/events/${event.id}/channels`;
  const { conversations } = await send<Conversations>(path, ines.accessToken);
  const lobby = conversations.find(({ about }) => about === 'lobby');
  if (!lobby) throw new Error('The event has no lobby.');
  return { organiser, event, ines, noor, lobby, path: `/live-chat/${lobby.id}` };
}

/** What the server has as the last line of a conversation, for whoever asks. */
async function lastSaid({ id }: Conversation, { accessToken }: Actor) {
  const { lines } = await send<LinePage>(`/api/chat/conversations/${id}/lines`, accessToken);
  return lines.at(-1)?.text;
}

/** Resolves when the page hears something on its socket that has these words in it. */
const heardBy = (page: Page, words: string) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(words)) resolve();
      }),
    );
  });

/** Two who share an event are strangers: the first line asks, the answer opens. */
async function aDirect(from: Actor, to: Actor): Promise<Conversation> {
  const path = '/api/chat/conversations/direct';
  return send<Conversation>(path, from.accessToken, { personId: to.userData.id });
}

describe('a channel', () => {
  test('is live for two: said, edited, reacted to, answered in a thread', async ({ open }) => {
    const { ines, noor, path } = await aLobby();
    const one = await open(path, { as: ines });
    const other = await open(path, { as: noor });
    await say(one, 'Good mornin');
    await line(other, 'Good mornin').waitFor();

    await line(one, 'Good mornin').hover();
    await line(one, 'Good mornin').getByRole('button', { name: 'More' }).click();
    await one.getByRole('menuitem', { name: 'Edit' }).click();
    await one.getByRole('textbox', { name: 'Edit message' }).fill('Good morning');
    await one.keyboard.press('Enter');
    await line(other, 'Good morning').getByText('edited').waitFor();

    await line(other, 'Good morning').hover();
    await line(other, 'Good morning').getByRole('button', { name: 'React' }).click();
    await other.getByRole('button', { name: 'React with 🎉' }).click();
    await line(one, 'Good morning').getByRole('button', { name: '🎉 1 reaction' }).waitFor();

    await line(other, 'Good morning').hover();
    await line(other, 'Good morning').getByRole('button', { name: 'Reply in thread' }).click();
    const reply = other.getByRole('textbox', { name: 'Reply in the thread' });
    await reply.fill('And to you');
    await reply.press('Enter');
    await line(one, 'Good morning').getByRole('button', { name: '1 reply' }).click();
    await one.getByRole('dialog').getByText('And to you').waitFor();
  });

  test('shows what was said while the first lines were on their way', async ({ open }) => {
    const { ines, noor, lobby, path } = await aLobby();
    const page = await open('/favicon.svg', { as: ines });
    const isWatching = heardBy(page, '"answer":{"sequence"');
    const hasHeard = heardBy(page, 'Said meanwhile');
    const lines = `/api/chat/conversations/${lobby.id}/lines`;
    await page.route(`**${lines}?**`, async (route) => {
      const old = await route.fetch();
      await isWatching;
      const clientId = crypto.randomUUID();
      await send(lines, noor.accessToken, { clientId, text: 'Said meanwhile' });
      await hasHeard;
      await route.fulfill({ response: old });
    });
    await page.goto(inject('address') + path);
    await line(page, 'Said meanwhile').waitFor();
  });

  test('names somebody, who finds it unread and goes to it', async ({ open }) => {
    const { ines, noor, path, lobby } = await aLobby();
    const away = await open('/venue', { as: noor });
    await send(
      `/api/chat/channels/${lobby.id}/follow`,
      noor.accessToken,
      { isFollowing: true },
      'PUT',
    );
    const page = await open(path, { as: ines });
    await field(page).pressSequentially('Ask @Noor');
    await page.getByRole('option', { name: 'Noor Haddad' }).waitFor();
    // Whoever types fast types on before the next frame.
    const caret = await field(page).evaluate((input: HTMLTextAreaElement) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      return [input.value, input.selectionStart];
    });
    expect(caret).toEqual(['Ask @Noor Haddad ', 'Ask @Noor Haddad '.length]);
    await field(page).pressSequentially('about it');
    await field(page).press('Enter');
    await line(page, 'Ask @Noor Haddad about it').waitFor();

    await away.getByRole('link', { name: /^Live Chat/ }).click();
    await away.getByText('New', { exact: true }).waitFor();
    await line(away, 'Ask @Noor Haddad about it').waitFor();
    const unseen = async () =>
      (await send<Conversation>(`/api/chat/conversations/${lobby.id}`, noor.accessToken)).unseen;
    await away.bringToFront();
    await expect.poll(unseen).toBe(0);
  });

  test('keeps what is written offline and sends it once, in order, when it can', async ({
    open,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    const { ines, noor, path, lobby } = await aLobby();
    const page = await open(path, { as: ines });
    const other = await open(path, { as: noor });
    await say(page, 'Before');
    await line(other, 'Before').waitFor();
    await page.context().setOffline(true);
    await say(page, 'Written on the train');
    await say(page, 'And in the tunnel');
    await line(page, 'And in the tunnel').getByText('Sending').waitFor();
    await say(other, 'Said meanwhile');
    await expect.poll(() => lastSaid(lobby, ines)).toBe('Said meanwhile');
    await page.context().setOffline(false);
    await line(other, 'And in the tunnel').waitFor();
    await line(page, 'Said meanwhile').waitFor();
    const texts = (where: Page) =>
      where
        .getByRole('group', { name: 'Messages', exact: true })
        .locator('p[dir]')
        .allTextContents();
    const order = ['Before', 'Said meanwhile', 'Written on the train', 'And in the tunnel'];
    await expect.poll(() => texts(page)).toEqual(order);
    await expect.poll(() => texts(other)).toEqual(order);
  });
});

test('a stranger is asked first, and accepts', async ({ open }) => {
  const { ines, noor } = await aLobby();
  const { id } = await aDirect(ines, noor);
  const page = await open(`/comet-chat/${id}`, { as: ines });
  await say(page, 'May I ask you something?');
  await line(page, 'May I ask you something?').waitFor();
  const other = await open('/comet-chat', { as: noor });
  await other.getByRole('link', { name: /Ines Prado/ }).click();
  await other.getByRole('button', { name: 'Accept' }).click();
  await say(other, 'Please do');
  await line(page, 'Please do').waitFor();

  await other.bringToFront();
  await line(page, 'May I ask you something?').getByText('Seen', { exact: true }).waitFor();
  await say(page, 'Where do you stay?');
  await line(page, 'Where do you stay?').getByText('Seen', { exact: true }).waitFor();
  await page.reload();
  await line(page, 'Where do you stay?').getByText('Seen', { exact: true }).waitFor();
});

test('a line is reported from its menu, and its author muted without a report', async ({
  open,
}) => {
  const { organiser, ines, noor, path } = await aLobby();
  const page = await open(path, { as: ines });
  const loud = await open(path, { as: noor });
  const keeper = await open(path, { as: organiser });
  const menu = async (where: Page, item: string) => {
    await line(where, 'Cheap watches').hover();
    await line(where, 'Cheap watches').getByRole('button', { name: 'More' }).click();
    await where.getByRole('menuitem', { name: item }).click();
  };
  await say(loud, 'Cheap watches');
  await line(page, 'Cheap watches').waitFor();
  await menu(page, 'Report');
  await page.getByLabel('Spam or advertising').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Thank you. The moderators will review it.').waitFor();

  await line(keeper, 'Cheap watches').waitFor();
  await menu(keeper, 'Mute the author');
  const dialog = keeper.getByRole('dialog', { name: 'Mute Noor Haddad?' });
  await dialog.getByLabel('Reason').fill('No selling here, please');
  expect(await accessFaults(keeper)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await keeper.getByText('They are muted').waitFor();
  await loud.getByText(/You are muted until/).waitFor();
  expect(await field(loud).count()).toBe(0);
  const desk = await open('/moderation', { as: organiser });
  await desk.getByText('Cheap watches').first().waitFor();
});

test('a channel can be used by everyone, in every look', async ({ open }) => {
  const { ines, path } = await aLobby();
  const page = await open(path, { as: ines });
  await say(page, 'Good morning');
  const said = page.getByRole('article').filter({ hasText: 'Good morning' });
  expect(await everyLookFaults(page, said)).toEqual([]);
});
