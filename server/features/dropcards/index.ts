import {
  dropcardsLeadsRoutes,
  dropcardsRoutes,
} from '@plenum/contract/features/dropcards/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { CardWork } from './dropcards.facts.ts';
import { dropcardsLeadsHandlers } from './dropcards.leads.routes.ts';
import { dropcardsHandlers } from './dropcards.routes.ts';

export type { CardNeeds } from './dropcards.facts.ts';
export { dropIn } from './dropcards.drop.ts';
export { cardDeeds, countCards } from './dropcards.deeds.queries.ts';
export { cardsGiven, findCardsAbout, gaveCard, peopleHeldBy } from './dropcards.queries.ts';
export { cardFacts, withdrawCardsOf } from './dropcards.withdraw.ts';

export const mountDropcards = (doorway: Doorway, work: CardWork): void => {
  mountRoutes(doorway, dropcardsRoutes, work, dropcardsHandlers);
  mountRoutes(doorway, dropcardsLeadsRoutes, work, dropcardsLeadsHandlers);
};
