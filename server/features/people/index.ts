import { peopleRoutes } from '@plenum/contract/features/people/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { Door } from '../accounts/index.ts';
import type { AfterLeaving } from '../organisations/index.ts';
import { peopleHandlers } from './people.routes.ts';

export { peopleImport } from './people.import.ts';
export { findViewsAbout } from './people.views.queries.ts';
export { type FoundPerson, searchPeople } from './people.search.ts';

export const mountPeople = (doorway: Doorway, work: Work, door: Door, afterLeaving: AfterLeaving) =>
  mountRoutes(doorway, peopleRoutes, work, (scoped) => peopleHandlers(scoped, door, afterLeaving));
