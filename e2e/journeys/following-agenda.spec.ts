import { beforeAll, describe, expect } from 'vitest';
import { accessFaults } from '../setup/browser.ts';
import { aHall } from '../setup/hall.ts';
import { test } from '../setup/made-devices.ts';
import { aStage, end, expectGoingOn } from '../setup/stages.ts';

let hall: Awaited<ReturnType<typeof aHall>>;
beforeAll(async () => {
  hall = await aHall('Summit by the clock');
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('a stage that follows its agenda', () => {
  test('goes live from a studio by itself, goes over to the next session, and is held off once', async ({
    open,
    expected,
  }) => {
    // A piece of the session before comes when that has ended.
    expected.push(/status of 409/);
    const { organiser, attendee, event } = hall;
    const room = await event.addRoom('Great hall');
    const first = await event.add({
      title: { en: 'Rivers and roads' },
      roomId: room.id,
      startsAt: minutesAgo(5),
      minutes: 60,
    });
    await event.publish();
    const { id } = await aStage(hall, 'Clock stage', { roomId: room.id });

    const ada = await open('/live-conference', { as: organiser });
    const card = ada.getByRole('listitem', { name: 'Clock stage' });
    await card.getByRole('button', { name: /More about/ }).click();
    await ada.getByRole('menuitem', { name: 'Edit' }).click();
    await ada.getByRole('dialog').getByRole('switch', { name: 'Follow the agenda' }).click();
    await ada.getByRole('button', { name: 'Save stage' }).click();
    await card.getByText('Begins as soon as a studio is ready').waitFor();
    expect(await accessFaults(ada)).toEqual([]);

    const noah = await open(`/live-event?stage=${id}`, { as: attendee });
    await noah.getByText('Nothing is live on this stage right now').waitFor();
    await card.getByRole('link', { name: 'Open studio' }).click();
    await ada.getByText('What begins next is sent from this window.').waitFor();
    await ada.getByText(/^Live for/).waitFor();
    await expectGoingOn(noah);

    await event.change(first, { minutes: 4 });
    const second = { title: { en: 'Cities of tomorrow' }, roomId: room.id, minutes: 30 };
    await event.add({ ...second, startsAt: minutesAgo(1) });
    const third = { title: { en: 'Closing words' }, roomId: room.id, minutes: 30 };
    await event.add({ ...third, startsAt: minutesAgo(-40) });
    const before = await noah.locator('video').getAttribute('src');
    await event.publish();
    await expect.poll(() => noah.locator('video').getAttribute('src')).not.toBe(before);
    await expectGoingOn(noah);

    await ada.getByText('Starts automatically:').waitFor();
    await ada.getByRole('button', { name: 'Hold off Closing words' }).click();
    await ada.getByText('Will not start automatically:').waitFor();
    await ada.getByRole('button', { name: 'Start automatically: Closing words' }).click();
    await ada.getByText('Starts automatically:').waitFor();
    expect(await accessFaults(ada)).toEqual([]);
    await end(ada);
    await ada.getByRole('link', { name: 'All stages' }).click();
    await ada.getByText('Ended by the agenda').waitFor();

    await card.getByRole('button', { name: /More about/ }).click();
    await ada.getByRole('menuitem', { name: 'Edit' }).click();
    await ada.getByRole('dialog').getByRole('switch', { name: 'Record what goes live' }).click();
    await ada.getByRole('button', { name: 'Save stage' }).click();
    await ada.getByRole('dialog').waitFor({ state: 'hidden' });
    await card.getByRole('link', { name: 'Open studio' }).click();
    expect(await ada.getByRole('switch', { name: 'Record it' }).isChecked()).toBe(false);
  }, 90_000);
});
