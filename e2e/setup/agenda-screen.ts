import type { AgendaResult, AgendaSession, EventSetup } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { type Actor, anOrganiser, send } from './api.ts';

export interface Stage {
  organiser: Actor;
  event: EventSetup;
  sessions: () => Promise<AgendaSession[]>;
  /** One of them as it is now, by its title. */
  session: (title: string) => Promise<AgendaSession | undefined>;
  add: (title: string, place?: Partial<AgendaSession>) => Promise<AgendaSession>;
}

const day = '2027-03-10';
/** What the clocks at the event show on its day, an hour ahead of UTC. */
export const at = (time: string): string => new Date(`${day}T${time}:00+01:00`).toISOString();

/** An organisation of its own with an event of one day and two rooms. */
export async function anAgenda(): Promise<Stage> {
  const organiser = await anOrganiser();
  const { accessToken: token } = organiser;
  const { id } = await send<EventSetup>('/api/events', token, {
    name: 'Harbour Days',
    startsOn: day,
    endsOn: '2027-03-11',
    timeZone: 'Europe/Berlin',
    languages: ['en', 'de'],
  });
  const path = `/api/events/${id}`;
  for (const name of ['Quay', 'Loft']) {
    await send(`${path}/rooms`, token, { name, kind: 'room', capacity: 30 });
  }
  await send(`${path}/tracks`, token, { name: { en: 'Ships' }, colour: '#0b7a75' });
  const event = await send<EventSetup>(path, token);
  const sessions = async () =>
    (await send<{ sessions: AgendaSession[] }>(`${path}/agenda`, token)).sessions;
  return {
    organiser,
    event,
    sessions,
    session: async (title) => (await sessions()).find((one) => one.title.en === title),
    add: async (title, place = {}) => {
      const body = { kind: 'talk', title: { en: title }, minutes: 30, ...place };
      const made = await send<AgendaResult>(`${path}/agenda/sessions`, token, body);
      const [session] = made.sessions;
      if (!session) throw new Error('No session was made.');
      return session;
    },
  };
}

export const block = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title},`) });

/** Where in the window a time and a room are; scrolls there first. */
export async function spot(page: Page, column: number, minute: number) {
  return page.locator('[data-agenda-layer]').evaluate(
    (layer, { column, minute }) => {
      const scroll = layer.closest('[data-agenda-scroll]');
      const pixels = layer.clientHeight / 1440;
      if (scroll) scroll.scrollTop = Math.max(minute * pixels - 150, 0);
      const box = layer.getBoundingClientRect();
      return { x: box.left + (box.width / 2) * (column + 0.5), y: box.top + minute * pixels };
    },
    { column, minute },
  );
}

/** By its upper edge, to a room and a minute of the day. */
export async function dragTo(page: Page, title: string, column: number, minute: number) {
  const target = await spot(page, column, minute);
  const box = await block(page, title).boundingBox();
  if (!box) throw new Error(`${title} is not on the screen.`);
  const grab = 6;
  await page.mouse.move(box.x + 40, box.y + grab);
  await page.mouse.down();
  await page.mouse.move(target.x - 20, target.y + 40, { steps: 4 });
  await page.mouse.move(target.x, target.y + grab, { steps: 4 });
  await page.mouse.up();
}
