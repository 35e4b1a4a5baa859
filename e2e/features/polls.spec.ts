import type { Poll } from '@plenum/contract';
import { beforeAll, describe, expect } from 'vitest';
import { send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHall } from '../setup/hall.ts';
import { aStage } from '../setup/stages.ts';

let hall: Awaited<ReturnType<typeof aHall>>;
beforeAll(async () => {
  hall = await aHall('Summit of polls');
});

describe('a poll on a stage', () => {
  test('is prepared, opened, voted in, and shows its bars and the right answer', async ({
    open,
  }) => {
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Main stage');
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    const ada = await open(`/live-event?stage=${id}`, { as: organiser });
    await ada.getByRole('tab', { name: 'Polls' }).click();
    await ada.getByRole('button', { name: 'New poll' }).click();
    await ada.getByLabel('Question', { exact: true }).fill('Which came first?');
    await ada.getByLabel('Answer 1', { exact: true }).fill('The hen');
    await ada.getByLabel('Answer 2', { exact: true }).fill('The egg');
    await ada.getByRole('switch', { name: 'Right' }).nth(1).click({ force: true });
    await ada.getByRole('button', { name: 'Save draft' }).click();
    const poll = ada.getByRole('listitem', { name: 'Which came first?' });
    await poll.getByText('Draft').waitFor();
    await poll.getByRole('button', { name: 'Open poll' }).click();

    await noah.getByText('Which came first?').waitFor();
    await noah.getByRole('button', { name: 'Vote', exact: true }).click();
    const theirs = noah.getByRole('listitem', { name: 'Which came first?' });
    await theirs.getByRole('button', { name: 'The hen' }).click();
    await theirs.getByText('1 person voted').waitFor();
    await poll.getByText('1 person voted').waitFor();
    await poll.getByRole('button', { name: 'The egg' }).click();
    await theirs.getByText('2 people voted').waitFor();
    await poll.getByRole('button', { name: 'Close poll' }).click();
    await theirs.getByLabel('Right answer').waitFor();
    expect(await theirs.getByRole('button', { name: 'The hen' }).isDisabled()).toBe(true);
    expect(await everyLookFaults(noah, theirs)).toEqual([]);
    await ada.getByRole('button', { name: 'New poll' }).click();
    expect(await everyLookFaults(ada, ada.getByRole('dialog'))).toEqual([]);
  });

  test('asks for words and for stars as well', async ({ open }) => {
    const { organiser, attendee } = hall;
    const { id } = await aStage(hall, 'Side stage');
    const add = async (kind: Poll['kind'], question: string) => {
      const path = `/api/events/${hall.event.id}/stages/${id}/polls`;
      const body = { kind, question: { en: question }, options: [], showsResults: 'live' };
      return send<Poll>(path, organiser.accessToken, body);
    };
    const turn = (poll: Poll, state: string) =>
      send<Poll>(`/api/polls/${poll.id}/state`, organiser.accessToken, { state });
    const [words, stars] = [await add('words', 'In one word?'), await add('rating', 'How was it?')];
    await turn(words, 'open');
    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await noah.getByRole('tab', { name: 'Polls' }).click();
    const cloud = noah.getByRole('listitem', { name: 'In one word?' });
    await cloud.getByLabel('Word 1').fill('Lively');
    await cloud.getByRole('button', { name: 'Send' }).click();
    await cloud.getByRole('list', { name: 'What people said' }).getByText('Lively').waitFor();
    await turn(stars, 'open');
    const rating = noah.getByRole('listitem', { name: 'How was it?' });
    await rating.getByRole('button', { name: '4 stars' }).click();
    await rating.getByText('4 of 5').waitFor();
    await cloud.getByText('Closed').waitFor();
    expect(await everyLookFaults(noah, rating)).toEqual([]);
  });
});
