import type { Entry, Occurrence } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { type Actor, send } from './api.ts';
import { mailed } from './letters.ts';

export const zone = 'Europe/Berlin';

export const review = {
  title: 'Design review',
  calendar: 'Business',
  start: '2026-11-25T09:00:00Z',
  end: '2026-11-25T10:00:00Z',
} as const;
export const weekly = { ...review, title: 'Stand-up', repeat: 'FREQ=WEEKLY;BYDAY=WE;COUNT=3' };

type Given = Partial<Entry> & { title: string; start: string; end: string };

export const addEntry = async (person: Actor, given: object & Given): Promise<Entry> => {
  const body = { isAllDay: false, timeZone: zone, ...given };
  return (await send<{ entry: Entry }>('/api/calendar/entries', person.accessToken, body)).entry;
};

/** All that stands in somebody's November. */
export const november = async (person: Actor): Promise<Occurrence[]> => {
  const path = '/api/calendar/occurrences?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z';
  return (await send<{ occurrences: Occurrence[] }>(path, person.accessToken)).occurrences;
};

/** The letter about something that somebody outside had last, and the link in it. */
export async function lastLetter(to: string, subject: string) {
  const wanted = new RegExp(`${subject}.*/calendar/answer/([\\w-]{43})`, 's');
  const { text } = await mailed(to, wanted);
  return { text, link: `/calendar/answer/${wanted.exec(text)?.[1]}` };
}

const short = (moment: string) =>
  moment.length > 10 ? new Date(moment).toISOString().slice(0, 16) : moment;

/** Titles and times, as short as they can be compared. */
export const times = async (person: Actor): Promise<string[]> =>
  (await november(person)).map(({ title, start, end }) => `${title} ${short(start)} ${short(end)}`);

export const drawer = (page: Page) => page.getByRole('dialog');
export const block = (page: Page, title: string) =>
  page.locator('[data-key]').filter({ hasText: title }).first();
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last();

const hours = (page: Page, day: string) => page.locator(`[data-cell="${day}"][data-row="hours"]`);

/** Presses at the first place and lets go at the second, as a hand does. */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

type Hour = readonly [day: string, minute: number];

/** From one place among the hours to another; the first is brought into sight. */
export async function dragHours(page: Page, from: Hour, to: Hour): Promise<void> {
  const [day, minute] = from;
  await hours(page, day).evaluate((element, share) => {
    const scroll = element.closest('[data-calendar-scroll]');
    scroll?.scrollTo({ top: share * element.clientHeight - 120, behavior: 'instant' });
  }, minute / 1440);
  const placeOf = async ([there, at]: Hour) => {
    const box = await hours(page, there).boundingBox();
    if (!box) throw new Error(`${there} is not in sight.`);
    return { x: box.x + box.width / 2, y: box.y + (box.height * at) / 1440 };
  };
  await drag(page, await placeOf([day, minute]), await placeOf(to));
}
