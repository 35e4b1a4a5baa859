import type { Conversation } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { accessFaults } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aHall } from '../setup/hall.ts';
import { test } from '../setup/made-devices.ts';
import { aColleagueOf, anAttendeeOf } from '../setup/people.ts';

let hall: Awaited<ReturnType<typeof aHall>>;
beforeAll(async () => {
  hall = await aHall('Talking Summit');
});

const say = (by: Actor, conversationId: number, text: string) =>
  send(`/api/chat/conversations/${conversationId}/lines`, by.accessToken, {
    clientId: crypto.randomUUID(),
    text,
  });

/** Two who know each other: an organiser and an attendee who wrote and was heard. */
async function aDirect(one: Actor, other: Actor): Promise<number> {
  const { id } = await send<Conversation>('/api/chat/conversations/direct', one.accessToken, {
    personId: other.userData.id,
  });
  await say(one, id, 'Hello');
  const seen = await send<Conversation>(`/api/chat/conversations/${id}`, other.accessToken);
  if (seen.standing === 'invited') {
    const path = `/api/chat/conversations/${id}/answer`;
    await send(path, other.accessToken, { isAccepted: true });
  }
  return id;
}

/** As the other one reads it. */
async function nameOfOther(id: number, reader: Actor): Promise<string> {
  const { people } = await send<Conversation>(`/api/chat/conversations/${id}`, reader.accessToken);
  return people[0]?.fullName ?? '';
}

/** Of a group whose one organiser made it. */
async function nameOfOwner(id: number, reader: Actor): Promise<string> {
  const { people } = await send<Conversation>(`/api/chat/conversations/${id}`, reader.accessToken);
  return people.find(({ id: one }) => one === hall.organiser.userData.id)?.fullName ?? '';
}

/** A small copy of what a film shows now. */
const frameOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((film: HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    const pen = canvas.getContext('2d');
    pen?.drawImage(film, 0, 0, 64, 36);
    return [...(pen?.getImageData(0, 0, 64, 36).data ?? [])].join(',');
  });

/** Two frames that differ: a picture that stands still, or is empty, never gets here. */
async function expectMoving(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).waitFor();
  const first = await frameOf(page, label);
  await expect.poll(() => frameOf(page, label)).not.toBe(first);
}

/** The line that a call leaves in the conversation, however long a slow machine made it. */
const kept = (call: string) => new RegExp(`^${call}, (less than a minute|\\d+ minutes?)$`);

const callWith = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Call with ${name}` });

describe('a call', () => {
  test('both see each other move, turn things off and hang up', async ({ open }) => {
    const { organiser, attendee } = hall;
    const id = await aDirect(organiser, attendee);
    const ada = await open(`/comet-chat/${id}`, { as: organiser });
    const noah = await open('/venue', { as: attendee });
    const second = await open('/conference-program', { as: attendee });
    const caller = await nameOfOther(id, attendee);
    await ada.getByRole('button', { name: 'Video call with Noah Berger' }).click();
    await callWith(ada, 'Noah Berger').getByText('Ringing …').waitFor();

    const ring = noah.getByRole('alertdialog', { name: `${caller} is calling with video` });
    await second.getByRole('alertdialog').waitFor();
    expect(await accessFaults(noah)).toEqual([]);
    await ring.getByRole('button', { name: 'Answer with video' }).click();
    await second.getByRole('alertdialog').waitFor({ state: 'detached' });

    await callWith(ada, 'Noah Berger').getByText('Connected').waitFor();
    await callWith(noah, caller).getByText('Connected').waitFor();
    await expectMoving(ada, 'Video of Noah Berger');
    await expectMoving(noah, `Video of ${caller}`);
    await expectMoving(noah, 'Your own video');
    expect(await accessFaults(ada)).toEqual([]);

    await noah.getByRole('button', { name: 'Camera' }).click();
    await ada.getByText('Noah Berger has turned the camera off').waitFor();
    await noah.getByRole('button', { name: 'Microphone' }).click();
    await ada.getByText('Noah Berger has turned the microphone off').waitFor();
    await noah.getByRole('button', { name: 'Camera' }).click();
    await expectMoving(ada, 'Video of Noah Berger');

    await noah.keyboard.press('Escape');
    await noah.getByRole('link', { name: 'Conference Program' }).first().click();
    await expectMoving(noah, `Video of ${caller}`);
    await noah.getByRole('button', { name: 'Hang up' }).click();
    await ada.getByText('The call has ended.').waitFor();
    await callWith(noah, caller).waitFor({ state: 'detached' });
    await ada.getByText(kept('Video call')).waitFor();
  }, 90_000);

  test('a refusal and a page that is left are told at once', async ({ open }) => {
    const { organiser, attendee } = hall;
    const id = await aDirect(organiser, attendee);
    const ada = await open(`/comet-chat/${id}`, { as: organiser });
    const noah = await open('/venue', { as: attendee });
    const call = ada.getByRole('button', { name: 'Call Noah Berger', exact: true });
    await call.click();
    await noah.getByRole('button', { name: 'Decline' }).click();
    await ada.getByText('Noah Berger cannot talk now.').waitFor();
    await ada.getByText('Your call was declined').waitFor();
    await ada.getByRole('button', { name: 'Close' }).click();

    await call.click();
    await noah.getByRole('button', { name: 'Answer', exact: true }).click();
    await callWith(ada, 'Noah Berger').getByText('Connected').waitFor();
    await noah.close();
    await ada.getByText(/The call has ended|was lost/).waitFor();
  });
});

/** Names in the order of the pages, the first one's first. */
const inGroup = ['', 'Noah Berger', 'Ines Prado', 'Vera Sol'] as const;

describe('a call of a group', () => {
  test('four see each other, one is muted and removed, one leaves, it is kept', async ({
    open,
    expected,
  }) => {
    expected.push(/403 \(Forbidden\).*\/join/);
    const { organiser, attendee } = hall;
    const more = await Promise.all(inGroup.slice(2).map((name) => anAttendeeOf(organiser, name)));
    const others = [attendee, ...more];
    const { id } = await send<Conversation>(
      '/api/chat/conversations/groups',
      organiser.accessToken,
      { title: 'Dinner', personIds: others.map(({ userData }) => userData.id) },
    );
    const caller = await nameOfOwner(id, attendee);
    const names = [caller, ...inGroup.slice(1)];
    const ada = await open(`/comet-chat/${id}`, { as: organiser });
    const noah = await open(`/venue`, { as: attendee });
    const [ines, vera] = await Promise.all(more.map((as) => open(`/comet-chat/${id}`, { as })));
    if (!ines || !vera) throw new Error('They did not come.');
    const pages = [ada, noah, ines, vera];

    await ada.getByRole('button', { name: 'Video call with the group' }).click();
    const ring = noah.getByRole('alertdialog', { name: `${caller} is calling the group Dinner` });
    await ring.getByRole('button', { name: 'Join with video' }).click();
    await ines.getByRole('button', { name: 'Not now' }).click();
    await ines.getByRole('button', { name: 'Call is on – Join (2)' }).click();
    await vera.getByRole('button', { name: 'Join with video' }).click();
    for (const page of pages) await page.getByText('4 people in the call').waitFor();
    for (const [at, page] of pages.entries()) {
      for (const name of names.filter((_name, of) => of !== at)) {
        await expectMoving(page, `Video of ${name}`);
      }
    }
    expect(await accessFaults(ada)).toEqual([]);

    await noah.getByRole('button', { name: 'Microphone' }).click();
    await ines
      .getByText('Noah Berger has turned the microphone off')
      .waitFor({ state: 'attached' });
    await ada.getByRole('button', { name: 'Mute Vera Sol' }).click();
    await vera.getByText('You were muted', { exact: false }).waitFor();
    await ines.getByText('Vera Sol was muted').waitFor({ state: 'attached' });

    await ada.getByRole('button', { name: 'Remove Vera Sol from the call' }).click();
    await ada.getByRole('button', { name: 'Remove', exact: true }).click();
    await vera.getByText('You are no longer in the call.').waitFor();
    await vera.getByRole('button', { name: 'Call is on – Join (3)' }).click();
    await vera.getByText('You cannot rejoin this call.').waitFor();
    await ines.getByText('3 people in the call').waitFor();
    expect(await ines.getByLabel('Video of Vera Sol').count()).toBe(0);

    await noah.getByRole('button', { name: 'Leave the call' }).click();
    await ada.getByText('2 people in the call').waitFor();
    await expectMoving(ada, 'Video of Ines Prado');
    expect(await everyLookFaults(ines, ines.locator('dialog li').first())).toEqual([]);
    await ines.close();
    await ada.getByText('1 person in the call').waitFor();
    await ada.getByRole('button', { name: 'Leave the call' }).click();
    const line = kept(`Call with ${caller}, Noah Berger, Ines Prado, and Vera Sol`);
    await ada.getByText(line).waitFor();
    await vera.getByText(line).waitFor();
  }, 150_000);
});

describe('the help desk', () => {
  test('asked, taken with a saved answer, handed over, answered and closed', async ({ open }) => {
    const { organiser, attendee, event } = hall;
    const colleague = await aColleagueOf(organiser, 'Vera Sol');
    await send(`/api/events/${event.id}/saved-replies`, organiser.accessToken, {
      title: 'Badge',
      text: 'You get it at the entrance.',
    });
    const mine = await open('/admin-chat', { as: attendee });
    const desk = await open('/admin-chat', { as: organiser });
    const other = await open('/admin-chat', { as: colleague });
    await desk.getByText('New questions appear here at once.').waitFor();
    await mine.getByRole('button', { name: 'Ask a question' }).click();
    const field = mine.getByRole('textbox').last();
    await field.fill('Where is my badge?');
    await field.press('Enter');
    await mine.getByText('You are next.').waitFor();

    await desk.getByRole('button', { name: /Where is my badge/ }).click();
    await desk.getByRole('button', { name: 'Take', exact: true }).click();
    await mine.getByText('Your question is assigned to').waitFor();
    await desk.getByRole('button', { name: 'Take', exact: true }).waitFor({ state: 'detached' });
    const answer = desk.getByRole('textbox').last();
    await answer.fill('/ba');
    await desk.getByRole('option', { name: /Badge/ }).waitFor();
    await answer.press('Enter');
    await expect.poll(() => answer.inputValue()).toBe('You get it at the entrance.');
    await answer.press('Enter');
    await mine.getByText('You get it at the entrance.').first().waitFor();
    await mine.getByText('Your question was answered.', { exact: false }).waitFor();
    expect(await accessFaults(desk)).toEqual([]);

    await field.fill('At which one?');
    await field.press('Enter');
    await desk.getByRole('article').filter({ hasText: 'At which one?' }).waitFor();
    await desk.getByRole('button', { name: 'More', exact: true }).last().click();
    await desk.getByRole('menuitem', { name: 'Vera Sol' }).click();
    await desk.getByText('Now assigned to Vera Sol.').waitFor();
    await mine.getByText('assigned to Vera Sol', { exact: false }).waitFor();
    await other.getByRole('button', { name: /At which one/ }).click();
    const second = other.getByRole('textbox').last();
    await second.fill('At the northern one.');
    await second.press('Enter');
    await mine.getByText('At the northern one.').first().waitFor();

    await field.fill('And until when?');
    await field.press('Enter');
    await desk.getByRole('button', { name: 'Take over' }).click();
    await mine.getByText('assigned to Vera Sol', { exact: false }).waitFor({ state: 'detached' });

    await other.getByRole('button', { name: 'Close', exact: true }).click();
    await mine.getByText('This question is closed.', { exact: false }).waitFor();
    await mine.getByRole('button', { name: 'Reopen' }).click();
    await desk.getByRole('button', { name: /Waiting/ }).waitFor();
    expect(await accessFaults(mine)).toEqual([]);
  }, 150_000);
});

describe('a booth', () => {
  test('is asked on its page and answers from its inbox', async ({ open }) => {
    const boothId = await hall.addBooth('Southwind');
    const staff = await hall.addStaff(boothId, 'Ines Costa');
    const visit = await open(`/exhibit-hall/${boothId}`, { as: hall.attendee });
    const inbox = await open(`/booths/${boothId}/inbox`, { as: staff });
    await visit.getByRole('button', { name: 'Start a chat' }).click();
    const field = visit.getByRole('textbox').last();
    await field.fill('How strong is it?');
    await field.press('Enter');
    await inbox.getByRole('button', { name: /How strong is it/ }).click();
    const answer = inbox.getByRole('textbox').last();
    await answer.fill('Force nine.');
    await answer.press('Enter');
    await visit.getByText('Force nine.').first().waitFor();
    await visit.getByText('Answered', { exact: true }).waitFor();
    expect(await accessFaults(inbox)).toEqual([]);
  });

  test('is called by a visitor, and two of its staff come', async ({ open }) => {
    const boothId = await hall.addBooth('Northwind');
    const [ines, luis] = [
      await hall.addStaff(boothId, 'Ines Sol'),
      await hall.addStaff(boothId, 'Luis Prado'),
    ];
    const visit = await open(`/exhibit-hall/${boothId}`, { as: hall.attendee });
    const inbox = await open(`/booths/${boothId}/inbox`, { as: ines });
    const elsewhere = await open('/venue', { as: luis });
    await visit.getByRole('button', { name: 'Start a chat' }).click();
    const field = visit.getByRole('textbox').last();
    await field.fill('Can you show it?');
    await field.press('Enter');
    await inbox.getByRole('button', { name: /Can you show it/ }).click();
    await visit.getByRole('button', { name: 'Start a video call' }).click();
    const ring = elsewhere.getByRole('alertdialog', {
      name: 'Noah Berger is calling at the booth Northwind',
    });
    await ring.getByRole('button', { name: 'Join with video' }).click();
    await inbox.getByRole('button', { name: 'Not now' }).click();
    await inbox.getByRole('button', { name: 'Call is on – Join (2)' }).click();
    for (const page of [visit, inbox, elsewhere]) {
      await page.getByText('3 people in the call').waitFor();
    }
    await expectMoving(visit, 'Video of Luis Prado');
    await expectMoving(inbox, 'Video of Noah Berger');
    await visit.getByRole('button', { name: 'Mute Luis Prado' }).click();
    await elsewhere.getByText('You were muted', { exact: false }).waitFor();
    for (const page of [visit, elsewhere, inbox]) {
      await page.getByRole('button', { name: 'Leave the call' }).click();
    }
    const line = kept('Call with Noah Berger, Luis Prado, and Ines Sol');
    await visit.getByText(line).waitFor();
    await inbox.getByText(line).waitFor();
    expect(await accessFaults(inbox)).toEqual([]);
  }, 120_000);
});
