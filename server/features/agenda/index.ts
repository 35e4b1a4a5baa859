import {
  agendaExchangeRoutes,
  agendaProgramRoutes,
  agendaRoutes,
} from '@plenum/contract/features/agenda/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { agendaExchangeHandlers } from './agenda.exchange.routes.ts';
import { agendaProgramHandlers } from './agenda.program.routes.ts';
import { agendaHandlers } from './agenda.routes.ts';

export { findShownSession } from './agenda.access.ts';
export { agendaFacts } from './agenda.facts.ts';
export { sessionHead } from './agenda.head.ts';
export { publishAgenda } from './agenda.publish.ts';
export { remindOfSessions } from './agenda.reminders.ts';
export { addSession, changeSession } from './agenda.service.ts';
export { findStarredBetween } from './agenda.starred.queries.ts';
export { insertStars, starsOf } from './agenda.stars.queries.ts';
export { findStarsAbout } from './agenda.stars.queries.ts';
export { findFellows, findTitles } from './agenda.found.queries.ts';

export const mountAgenda = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, agendaRoutes, work, agendaHandlers);
  mountRoutes(doorway, agendaProgramRoutes, work, agendaProgramHandlers);
  mountRoutes(doorway, agendaExchangeRoutes, work, agendaExchangeHandlers);
};
export { forgetFeeds } from './agenda.feeds.queries.ts';
