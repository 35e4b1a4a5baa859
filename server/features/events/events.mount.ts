import { eventsPeopleRoutes, eventsRoutes } from '@plenum/contract/features/events/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { AgendaFacts } from './events.facts.ts';
import { mountOnline } from './public/public.online.ts';
import { eventsPeopleHandlers } from './people/people.routes.ts';
import { eventsHandlers } from './events.routes.ts';
import { mountSitemap } from './public/public.sitemap.ts';

export const mountEvents = (doorway: Doorway, work: Work, facts: AgendaFacts): void => {
  mountSitemap(doorway.app, work);
  mountRoutes(doorway, eventsRoutes, work, (scoped) => eventsHandlers(scoped, facts));
  mountRoutes(doorway, eventsPeopleRoutes, work, eventsPeopleHandlers);
  mountOnline(doorway, work);
};
