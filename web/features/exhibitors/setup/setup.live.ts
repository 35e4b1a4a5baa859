import type { Application, ExhibitorSetup } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readApplications, readSetup } from './setup.api.ts';

/** Visits come by the second and from many booths: the figures follow a little later, all at once. */
const calmMs = 3_000;

const inEvent = (told: { eventId: number }, calmMs?: number) =>
  readAgain((eventId: number) => eventId === told.eventId, calmMs);

/** The exhibitors of an event, as organisers set them up. */
export const setups = liveAnswer<ExhibitorSetup, number>({
  key: ['exhibitors', 'setup'],
  read: readSetup,
  told: () => ({
    'exhibitors.changed': (told) => inEvent(told),
    'exhibitors.booth_changed': (told) => inEvent(told),
    'exhibitors.console_changed': (told) => inEvent(told, calmMs),
  }),
});

/** Who would like to exhibit at an event. */
export const applications = liveAnswer<Application[], number>({
  key: ['exhibitors', 'applications'],
  read: readApplications,
  told: () => ({ 'exhibitors.changed': (told) => inEvent(told) }),
});
