import {
  agendaExchangeRoutes,
  agendaProgramRoutes,
  agendaRoutes,
} from '@plenum/contract/features/agenda/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { agendaExchangeHandlers } from './exchange/exchange.routes.ts';
import { agendaProgramHandlers } from './program/program.routes.ts';
import { agendaHandlers } from './agenda.routes.ts';

export { findShownSession } from './agenda.access.ts';
export { agendaFacts } from './agenda.facts.ts';
export { pagesOfProgram, sessionHead } from './program/program.head.ts';
export { publishAgenda } from './versions/versions.publish.ts';
export { remindOfSessions } from './mine/mine.reminders.ts';
export { addSession, changeSession } from './agenda.service.ts';
export { findStarredBetween } from './mine/mine.starred.queries.ts';
export { keepSeats } from './mine/mine.seats.ts';
export { findStarsAbout, insertStars, starsOf } from './mine/mine.stars.queries.ts';
export { findDraftTitles, findSessionIds } from './agenda.queries.ts';
export { findSessionFigures } from './program/program.figures.queries.ts';
export { starDeeds } from './mine/mine.deeds.queries.ts';
export { findPlanned, type PlannedSession } from './program/program.rooms.queries.ts';
export { findFellows, findTitles } from './program/program.found.queries.ts';

export const mountAgenda = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, agendaRoutes, work, agendaHandlers);
  mountRoutes(doorway, agendaProgramRoutes, work, agendaProgramHandlers);
  mountRoutes(doorway, agendaExchangeRoutes, work, agendaExchangeHandlers);
};
export { forgetFeeds } from './mine/mine.feeds.queries.ts';
