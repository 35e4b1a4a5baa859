import type { Conversation } from '@plenum/contract';
import { beforeAll, describe, expect } from 'vitest';
import { send } from '../setup/api.ts';
import { accessFaults } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHall } from '../setup/hall.ts';
import { test } from '../setup/made-devices.ts';
import { anAttendeeOf } from '../setup/people.ts';

let hall: Awaited<ReturnType<typeof aHall>>;
beforeAll(async () => {
  hall = await aHall('Summit with a jury');
});

describe('a call with a closed door', () => {
  test('is knocked at: one is declined, then let in', async ({ open }) => {
    const { organiser, attendee } = hall;
    const lea = await anAttendeeOf(organiser, 'Lea Okafor');
    const { id } = await send<Conversation>(
      '/api/chat/conversations/groups',
      organiser.accessToken,
      { title: 'Jury', personIds: [attendee, lea].map(({ userData }) => userData.id) },
    );
    const ada = await open(`/comet-chat/${id}`, { as: organiser });
    const noah = await open(`/comet-chat/${id}`, { as: attendee });
    await ada.getByRole('button', { name: 'Call the group' }).click();
    await noah.getByRole('button', { name: 'Not now' }).click();
    await ada.getByRole('button', { name: 'Lock the call' }).click();

    await noah.getByRole('button', { name: 'Ask to join' }).click();
    await noah.getByRole('button', { name: 'Waiting to be let in' }).waitFor();
    await ada.getByText('Noah Berger would like to join').waitFor();
    expect(await accessFaults(ada)).toEqual([]);
    await ada.getByRole('button', { name: 'Decline: Noah Berger' }).click();
    await noah.getByText('You were not let into the call.').waitFor();

    await noah.getByRole('button', { name: 'Ask to join' }).click();
    await ada.getByRole('button', { name: 'Let in: Noah Berger' }).click();
    for (const page of [ada, noah]) await page.getByText('2 people in the call').waitFor();
    expect(await everyLookFaults(ada, ada.locator('dialog li').first())).toEqual([]);
  }, 150_000);
});
