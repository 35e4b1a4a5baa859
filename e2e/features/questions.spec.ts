import { beforeAll, describe, expect } from 'vitest';
import type { Actor } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHall } from '../setup/hall.ts';
import { anAttendeeOf } from '../setup/people.ts';
import { aStage } from '../setup/stages.ts';

let hall: Awaited<ReturnType<typeof aHall>>;
let colleague: Actor;
beforeAll(async () => {
  hall = await aHall('Summit of questions');
  colleague = await anAttendeeOf(hall.organiser, 'Mia Wendt');
  await hall.event.letIn(colleague);
});

describe('questions on a stage', () => {
  test('are asked, wanted, pinned, answered and hidden, in both windows at once', async ({
    open,
  }) => {
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Main stage');
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await noah.getByRole('tab', { name: 'Questions' }).click();
    await noah.getByText('No questions yet').waitFor();
    await noah.getByLabel('Your question').fill('How does it scale?');
    await noah.getByRole('button', { name: 'Ask', exact: true }).click();
    const mine = noah.getByRole('listitem').filter({ hasText: 'How does it scale?' });
    await mine.getByText('Your question').waitFor();

    const ada = await open(`/live-event?stage=${id}`, { as: organiser });
    await ada.getByRole('tab', { name: 'Questions' }).click();
    const theirs = ada.getByRole('listitem').filter({ hasText: 'How does it scale?' });
    await theirs.getByRole('button', { name: /^How does it scale\?: 0 votes/ }).click();
    await mine.getByRole('button', { name: /^How does it scale\?: 1 vote/ }).waitFor();

    const more = ada.getByRole('button', { name: 'More for “How does it scale?”' });
    await more.click();
    await ada.getByRole('menuitem', { name: 'Pin as being answered' }).click();
    await mine.getByText('Being answered now').waitFor();
    await more.click();
    await ada.getByRole('menuitem', { name: 'Answer in writing' }).click();
    await ada.getByLabel('Answer in writing').fill('By the second.');
    await ada.getByRole('button', { name: 'Save answer' }).click();
    await mine.getByText('By the second.').waitFor();
    await more.click();
    await ada.getByRole('menuitem', { name: 'Hide' }).click();
    await mine.getByText('Hidden', { exact: true }).waitFor();
    expect(await everyLookFaults(ada, theirs)).toEqual([]);
  });

  test('wait for approval where they are moderated', async ({ open }) => {
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Quiet stage');
    const ada = await open(`/live-event?stage=${id}`, { as: organiser });
    await ada.getByRole('tab', { name: 'Questions' }).click();
    await ada.getByRole('switch', { name: 'Approve before showing' }).click({ force: true });
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await noah.getByRole('tab', { name: 'Questions' }).click();
    await noah.getByText('A moderator reviews it before it appears.').waitFor();
    const mia = await open(`/live-event?stage=${id}`, { as: colleague });
    await mia.getByRole('tab', { name: 'Questions' }).click();
    await mia.getByText('No questions yet').waitFor();
    await noah.getByLabel('Your question').fill('Is it safe?');
    await noah.getByRole('switch', { name: 'Ask anonymously' }).click({ force: true });
    await noah.getByRole('button', { name: 'Ask', exact: true }).click();
    await noah.getByText('Waiting for approval').waitFor();
    await ada.getByRole('tab', { name: /1 waiting for approval/ }).waitFor();
    await ada.getByRole('button', { name: 'Show', exact: true }).click();
    const shown = mia.getByRole('listitem').filter({ hasText: 'Is it safe?' });
    await shown.getByText('Anonymous').waitFor();
    await ada.getByRole('switch', { name: 'Questions open' }).click({ force: true });
    await noah.getByText('Questions are closed at the moment.').waitFor();
  });

  test('come slowly where that is the rule, counted down, and as they like from who set it', async ({
    open,
  }) => {
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Slow stage');
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await noah.getByRole('tab', { name: 'Questions' }).click();
    const ada = await open('/live-conference', { as: organiser });
    await ada.getByLabel('Stage', { exact: true }).selectOption(String(id));
    const queue = ada.getByRole('region', { name: 'Audience' });
    await queue.getByLabel('Slow mode').selectOption('10');
    const ask = noah.getByRole('button', { name: 'Ask', exact: true });
    await noah.getByLabel('Your question').fill('What comes first?');
    await ask.click();
    await noah.getByText(/^Slow mode: you can ask again in \d+ seconds?\.$/).waitFor();
    expect(await ask.isDisabled()).toBe(true);
    expect(await accessFaults(noah)).toEqual([]);
    expect(await accessFaults(ada)).toEqual([]);
    await noah.getByLabel('Your question').fill('And then?');
    await noah.getByText(/^Slow mode:/).waitFor({ state: 'detached' });
    await ask.click();
    await noah.getByText(/^Slow mode:/).waitFor();
    await queue.getByLabel('Your question').fill('May I?');
    await queue.getByRole('button', { name: 'Ask', exact: true }).click();
    await noah.getByRole('listitem').filter({ hasText: 'May I?' }).waitFor();
    await queue.getByLabel('Slow mode').selectOption('0');
    await noah.getByText(/^Slow mode:/).waitFor({ state: 'detached' });
    expect(await ask.isEnabled()).toBe(true);
  });
});
