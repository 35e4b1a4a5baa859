import type {
  AgendaResult,
  AgendaSession,
  EventSetup,
  NewSession,
  SessionUpdate,
} from '@plenum/contract';
import { type Actor, send } from './api.ts';

const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A published event that began yesterday or begins so many days ahead, and what its organiser does to the agenda. */
export async function aConference({ accessToken }: Actor, name: string, daysAhead = -1) {
  const now = Date.now();
  const at = <T>(path: string, body?: unknown, method?: string) =>
    send<T>(`/api/events${path}`, accessToken, body, method);
  const setup = await at<EventSetup>('', {
    name,
    startsOn: dayOf(now + daysAhead * dayMs),
    endsOn: dayOf(now + (daysAhead + 3) * dayMs),
    timeZone: 'Europe/Lisbon',
    languages: ['en'],
  });
  const path = `/${setup.id}`;
  const { version } = setup;
  await at(path, { version, description: { en: 'Two days of talks.' } }, 'PATCH');
  const { slug } = await at<EventSetup>(`${path}/state`, { state: 'published' });
  const sessions = `${path}/agenda/sessions`;
  const lastOf = <T>(all: readonly T[]) => all.at(-1) as T;
  return {
    id: setup.id,
    slug,
    addRoom: async (name: string) =>
      lastOf((await at<EventSetup>(`${path}/rooms`, { name, kind: 'room', capacity: null })).rooms),
    addTrack: async (name: string, colour: string) =>
      lastOf((await at<EventSetup>(`${path}/tracks`, { name: { en: name }, colour })).tracks),
    add: async (fields: Partial<NewSession>): Promise<AgendaSession> => {
      const usual = { kind: 'talk', title: { en: 'Opening' }, minutes: 45 };
      const result = await at<AgendaResult>(sessions, { ...usual, ...fields });
      const [session] = result.sessions;
      if (!session) throw new Error('The session was not added.');
      return session;
    },
    change: ({ id, version: known }: AgendaSession, fields: Omit<SessionUpdate, 'version'>) =>
      at(`${sessions}/${id}`, { version: known, ...fields }, 'PATCH'),
    publish: () => at(`${path}/agenda/publish`, { note: '' }),
    star: (person: Actor, { id }: AgendaSession) =>
      send(`/api/events${path}/stars/${id}`, person.accessToken, undefined, 'PUT'),
    letIn: (person: Actor) => send(`/api/e/${slug}/join-as-me`, person.accessToken, {}),
  };
}

/** An instant so many minutes from now. */
export const inMinutes = (minutes: number): string =>
  new Date(Math.ceil(Date.now() / 60_000) * 60_000 + minutes * 60_000).toISOString();

/** An instant of the conference's second day: what is close together there is on one day at any hour. */
export const tomorrowAt = (time: string): string => `${dayOf(Date.now() + dayMs)}T${time}:00.000Z`;
