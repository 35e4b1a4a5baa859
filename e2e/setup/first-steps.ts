import type { MyEvent } from '@plenum/contract';
import { type Actor, send } from './api.ts';

/** A draft, as it is right after the first step. */
export const begin = ({ accessToken }: Actor) =>
  send<MyEvent>('/api/events', accessToken, {
    name: 'Tides',
    startsOn: '2027-03-10',
    endsOn: '2027-03-11',
    timeZone: 'Europe/Lisbon',
    languages: ['en'],
  });

/** Its first page has its cards, as that of somebody who needs no steps. */
export async function withoutSteps(organiser: Actor): Promise<Actor> {
  const { id } = await begin(organiser);
  await send(`/api/events/${id}/steps`, organiser.accessToken, { isAway: true }, 'PUT');
  return organiser;
}
