import type { ChecklistItem, FirstSteps } from '@plenum/contract';
import type { LinkProps } from '@tanstack/react-router';
import { placeOfPoint } from '../events.places.ts';

export type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;
export type StepName = 'event' | FirstSteps['steps'][number]['name'];

export interface Step {
  name: StepName;
  isDone: boolean;
}

/** Where each step is done: what it makes is open there. */
export const placeOfStep: Readonly<Record<StepName, Place>> = {
  event: { to: '/conference-platform' },
  rooms: placeOfPoint.rooms,
  sessions: { to: '/conference-agenda', search: { session: 'next' } },
  speakers: { to: '/speakers/$place', params: { place: 'all' }, search: { speaker: 'new' } },
  look: placeOfPoint.banner,
  publish: { to: '/conference-platform', search: {} },
  invite: { to: '/conference-platform', search: { tab: 'attendees' } },
};

export const importPlace: Place = { to: '/conference-agenda', search: { import: 'file' } };

/** What publishing still needs: the program in the drawer that publishes it. */
export const placeOfMissing: Readonly<Record<ChecklistItem['name'], Place>> = {
  ...placeOfPoint,
  agenda: { to: '/conference-agenda', search: { panel: 'publish' } },
};

const names = ['rooms', 'sessions', 'speakers', 'look', 'publish', 'invite'] as const;

/** The event itself is the first; without one all others come later. */
export const allSteps = (known: FirstSteps | null): Step[] => [
  { name: 'event', isDone: known !== null },
  ...(known?.steps ?? names.map((name) => ({ name, isDone: false }))),
];
