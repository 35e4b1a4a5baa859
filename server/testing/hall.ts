import { type EventSetup, type RouteKey } from '@plenum/contract';
import { insertPerson } from '../features/events/index.ts';
import type { ExhibitorFacts } from '../features/exhibitors/index.ts';
import type { Person } from '../platform/person.ts';
import { aBooth, aColleague, type Actor, aPublishedEvent } from './builders.ts';
import type { Answer, CallInput, TestApp } from './test-app.ts';

export interface TestHall {
  event: EventSetup;
  boothId: number;
  staff: Actor;
  /** Someone new who takes part. */
  guest(fullName?: string): Promise<Actor>;
  /** A call about the event and, unless another is named, its booth. */
  call(key: RouteKey, by: Actor, input?: CallInput): Promise<Answer>;
}

/** A published event with one booth on its floor, and who stands there. */
export async function aHall(
  app: TestApp,
  admin: Actor,
  timeZone = 'Europe/Lisbon',
): Promise<TestHall> {
  const event = await aPublishedEvent(app, admin, { timeZone });
  const staff = await aColleague(app, admin, 'client', 'Sam Holt');
  const { id: boothId } = await aBooth(app, admin, event.id, [staff]);
  return {
    event,
    boothId,
    staff,
    guest: async (fullName = 'Lea Okafor') => {
      const guest = await aColleague(app, admin, 'client', fullName);
      const { organisationId, id } = guest.person;
      await insertPerson(app.testDb.db, organisationId, event.id, id);
      return guest;
    },
    call: (key, by, input = {}) =>
      app.call(key, {
        token: by.token,
        ...input,
        params: { eventId: event.id, exhibitorId: boothId, ...input.params },
      }),
  };
}

const knowsNothing: ExhibitorFacts = {
  findHeld: () => Promise.resolve([]),
  countHeld: () => Promise.resolve(new Map()),
  findBookings: () => Promise.resolve(new Map()),
  findHolders: () => Promise.resolve([]),
  withdrawAll: () => Promise.resolve(),
  findHeadlines: () => Promise.resolve(new Map()),
  findNamed: () => Promise.resolve(new Set()),
  findPresenceHidden: () => Promise.resolve(new Set()),
};

/** The work of the app with such facts, at such a time. */
export const workAt = (app: TestApp, at: string, facts: Partial<ExhibitorFacts> = {}) => ({
  ...app.work,
  clock: { ...app.work.clock, now: () => new Date(at) },
  facts: { ...knowsNothing, ...facts },
});

/** A booth that holds the cards of these people. */
export const holding = (at: string, ...people: readonly Person[]): Partial<ExhibitorFacts> => ({
  findHeld: () => Promise.resolve(people.map(({ id }) => ({ personId: id, at: new Date(at) }))),
});
