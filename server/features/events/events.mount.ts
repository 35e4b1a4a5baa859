import { eventsPeopleRoutes, eventsRoutes } from '@plenum/contract/features/events/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { AgendaFacts } from './events.facts.ts';
import { mountOnline } from './public/public.online.ts';
import { eventsPeopleHandlers } from './people/people.routes.ts';
import { eventsHandlers } from './events.routes.ts';
import { mountSitemap, type PublicPages } from './public/public.sitemap.ts';

export const mountEvents = (
  doorway: Doorway,
  work: Work,
  facts: AgendaFacts,
  morePages: readonly PublicPages[],
): void => {
  mountSitemap(doorway.app, work, morePages);
  mountRoutes(doorway, eventsRoutes, work, (scoped) => eventsHandlers(scoped, facts));
  mountRoutes(doorway, eventsPeopleRoutes, work, eventsPeopleHandlers);
  mountOnline(doorway, work);
};
