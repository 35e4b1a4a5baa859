import { eventsOnlineRoutes } from '@plenum/contract/features/events/index.ts';
import { seldom } from '../../../platform/clock/seldom.ts';
import { type Doorway, type Handlers, mountRoutes } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { requireMyEvent } from '../events.access.ts';

/** Everyone in a lobby asks now and then: they are answered from one count. */
const freshMs = 10_000;

export const mountOnline = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, eventsOnlineRoutes, work, handlersFor);

function handlersFor(work: Work): Handlers<typeof eventsOnlineRoutes> {
  const countSeldom = seldom<number>(work, freshMs);
  return {
    'GET /api/events/:eventId/online': async ({ person, received }) => {
      const event = await requireMyEvent(work.db, person, received.params.eventId);
      const { organisationId } = event;
      const count = async () => (await work.hub.peopleIn(organisationId)).length;
      return { status: 200, body: { people: await countSeldom(String(organisationId), count) } };
    },
  };
}
