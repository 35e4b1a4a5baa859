import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { aConference, tomorrowAt } from '../setup/conference.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

const star = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title} in my agenda`, exact: true });
const mine = (page: Page, title: string) =>
  page.locator('[data-session]').filter({ has: page.getByRole('link', { name: title }) });

/** What a calendar that is not ours reads there. */
async function subscribe(url: string) {
  const answer = await fetch(url);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    const { summary, sequence } = event;
    return { summary, sequence, at: event.startDate.toJSDate().toISOString() };
  });
}

async function aSummit() {
  const organiser = await aVerifiedOrganiser();
  const conference = await aConference(organiser, 'Spring Summit');
  const attendee = await anAttendeeOf(organiser, 'Noor Haddad');
  await conference.letIn(attendee);
  const [opening, panel] = [
    await conference.add({ title: { en: 'Opening' }, startsAt: tomorrowAt('10:00'), minutes: 60 }),
    await conference.add({ title: { en: 'Panel' }, startsAt: tomorrowAt('10:30'), minutes: 60 }),
  ];
  await conference.publish();
  return { conference, attendee, opening, panel };
}

describe('from nothing', () => {
  let summit: Awaited<ReturnType<typeof aSummit>>;
  beforeAll(async () => {
    summit = await aSummit();
  });

  test('an attendee stars, sees a clash, subscribes, and hears when a session moves', async ({
    open,
  }) => {
    const { conference, attendee, opening } = summit;
    const page = await open('/summit-agenda', { as: attendee });
    await page.getByRole('link', { name: 'Choose from the program' }).click();
    await star(page, 'Opening').click();
    await star(page, 'Panel').click();
    await expect.poll(() => star(page, 'Panel').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'Summit Agenda' }).click();
    await mine(page, 'Opening').getByText('At the same time as “Panel”, for 30 minutes').waitFor();
    await mine(page, 'Panel').getByText('At the same time as “Opening”').waitFor();

    await page.getByRole('button', { name: 'Create a secret address' }).click();
    const url = await page.getByLabel('Secret address', { exact: true }).inputValue();
    const before = [
      { summary: 'Opening', sequence: 0, at: opening.startsAt },
      { summary: 'Panel', sequence: 0, at: expect.any(String) as string },
    ];
    expect(await subscribe(url)).toEqual(before);

    const moved = tomorrowAt('18:00');
    await conference.change(opening, { startsAt: moved });
    await conference.publish();
    await page.getByText('“Opening” was moved').waitFor();
    await page.getByText('At the same time as').first().waitFor({ state: 'detached' });
    expect((await subscribe(url)).find(({ summary }) => summary === 'Opening')).toEqual({
      summary: 'Opening',
      sequence: 1,
      at: moved,
    });

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Create a secret address' }).waitFor();
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('with two starred sessions', () => {
  let summit: Awaited<ReturnType<typeof aSummit>>;
  beforeAll(async () => {
    summit = await aSummit();
    const { conference, attendee, opening, panel } = summit;
    for (const session of [opening, panel]) await conference.star(attendee, session);
  });

  test('has no access faults in any look', async ({ open }) => {
    const page = await open('/summit-agenda', { as: summit.attendee });
    await mine(page, 'Panel').waitFor();
    const address = page.getByRole('button', { name: /secret address|Geheime Adresse/ });
    expect(await everyLookFaults(page, address)).toEqual([]);
  });

  test('one goes into a calendar by itself, and out of the agenda again', async ({ open }) => {
    const page = await open('/summit-agenda', { as: summit.attendee });
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save Opening to my calendar' }).click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    expect(text).toContain('SUMMARY:Opening');
    await star(page, 'Panel').click();
    await mine(page, 'Panel').waitFor({ state: 'detached' });
    await page.reload();
    await mine(page, 'Opening').waitFor();
    expect(await mine(page, 'Panel').count()).toBe(0);
  });
});
