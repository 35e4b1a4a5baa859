import { randomUUID } from 'node:crypto';
import type { Conversations, Line } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aConference } from '../setup/conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

// Two people come in by mail before each test begins.
vi.setConfig({ testTimeout: 120_000 });

/** A conference, who keeps order in it, and two who come. */
async function aSummit() {
  const organiser = await aVerifiedOrganiser();
  const conference = await aConference(organiser, 'Tidal Summit');
  const ines = await anAttendeeOf(organiser, 'Inês Prado');
  const noah = await anAttendeeOf(organiser, 'Noah Berger');
  for (const one of [ines, noah]) await conference.letIn(one);
  const eventId = conference.id;
  const path = `/api/events/${eventId}/channels`;
  const { conversations } = await send<Conversations>(path, ines.accessToken);
  const lobby = conversations.find(({ about }) => about === 'lobby')?.id ?? 0;
  const say = ({ accessToken }: Actor, text: string) =>
    send<Line>(`/api/chat/conversations/${lobby}/lines`, accessToken, {
      clientId: randomUUID(),
      text,
    });
  const report = ({ accessToken }: Actor, lineId: number) =>
    send(`/api/events/${eventId}/reports`, accessToken, {
      subject: { kind: 'line', conversationId: lobby, lineId },
      reason: 'spam',
      note: 'The third time today',
    });
  return { organiser, ines, noah, eventId, say, report };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cases = (page: Page) => page.getByRole('list', { name: 'Waiting' }).getByRole('listitem');
const card = (page: Page, text: string) =>
  page.locator('[id^=moderation-case-]', { hasText: text });

describe('the desk', () => {
  test('hears of a report at once, mutes by keyboard, and answers an appeal', async ({ open }) => {
    const { organiser, ines, noah } = await aSummit();
    const desk = await open('/moderation', { as: organiser });
    await desk.getByText('All clear').waitFor();

    const page = await open(`/people/${noah.userData.id}`, { as: ines });
    await button(page, 'Report').click();
    await button(page, 'Send report').click();
    await page.getByText('Choose what is wrong.').waitFor();
    await page.getByLabel('Spam or advertising').check();
    await page.getByLabel('What should the moderators know?').fill('Writes to everybody');
    await button(page, 'Send report').click();
    await page.getByText('Thank you. The moderators will review it.').waitFor();

    await desk.getByText('Writes to everybody').waitFor();
    await desk.keyboard.press('j');
    await desk.keyboard.press('m');
    await desk.getByRole('dialog').getByLabel('Reason').fill('Please stop writing to everybody');
    await button(desk, 'Mute').last().click();
    await desk.getByText('All clear').waitFor();

    const mine = await open('/moderation/mine', { as: noah });
    await mine.getByText('Please stop writing to everybody').waitFor();
    await button(mine, 'Appeal').click();
    await mine.getByLabel('What would you like to say?').fill('I only said hello');
    await button(mine, 'Send appeal').click();
    await mine.getByText('Your appeal is waiting for an answer.').waitFor();

    await desk.getByText('I only said hello').waitFor();
    await desk.getByLabel('Your reply').fill('Fair enough');
    await button(desk, 'Reverse it').click();
    await mine.getByText('Fair enough').waitFor();
    await mine.getByText(/· over/).waitFor();
  });

  test('hides a line, and shuts out and lets in again who said it', async ({ open }) => {
    const { organiser, ines, noah, say, report } = await aSummit();
    await say(ines, 'Good morning');
    await report(ines, (await say(noah, 'Cheap watches')).id);
    const desk = await open('/moderation', { as: organiser });
    const found = card(desk, 'Cheap watches');
    await found.getByText('Good morning').waitFor();
    const page = await open('/venue', { as: noah });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await found.getByRole('button', { name: 'Ban' }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('Selling in the lobby');
    await button(desk, 'Ban').last().click();
    await expect.poll(() => cases(desk).count()).toBe(0);
    await page.getByText('You are banned from Tidal Summit').waitFor();
    await page.getByRole('link', { name: 'Why, and what you can do' }).click();
    await page.getByText('Selling in the lobby').waitFor();

    await desk.goto(new URL('/moderation?tab=measures', desk.url()).href);
    await button(desk, 'Lift the measure against Noah Berger').click();
    await page.getByText(/· over/).waitFor();
    await page.goto(new URL('/venue', page.url()).href);
    await page.getByText('Tidal Summit').first().waitFor();
  });
});

test('the desk can be used by everyone, in every look', async ({ open }) => {
  const { organiser, ines, noah, eventId, say, report } = await aSummit();
  await report(ines, (await say(noah, 'Cheap watches')).id);
  const measures = `/api/events/${eventId}/measures`;
  const warning = { personId: noah.userData.id, kind: 'warn', reason: 'First time' };
  await send(measures, organiser.accessToken, warning);
  const desk = await open('/favicon.svg', { as: organiser });
  const theirs = await open('/favicon.svg', { as: noah });
  for (const [page, path, shown] of [
    [desk, '/moderation', 'Cheap watches'],
    [desk, '/moderation?tab=settled', 'Moderation'],
    [desk, '/moderation?tab=measures', 'First time'],
    [desk, '/moderation?tab=words', 'Moderation'],
    [theirs, '/moderation/mine', 'First time'],
  ] as const) {
    await page.goto(new URL(path, page.url()).href);
    const sign = page.locator('main').getByText(shown).first();
    expect([path, await everyLookFaults(page, sign)]).toEqual([path, []]);
  }
});
