import {
  exhibitorsBoothsRoutes,
  exhibitorsConsoleRoutes,
  exhibitorsHallRoutes,
  exhibitorsRoutes,
} from '@plenum/contract/features/exhibitors/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { exhibitorsBoothsHandlers } from './booths/booths.routes.ts';
import { consoleHandlers } from './console/console.routes.ts';
import type { ExhibitorFacts } from './exhibitors.facts.ts';
import { hallHandlers } from './hall/hall.routes.ts';
import { exhibitorsHandlers } from './exhibitors.routes.ts';

export const mountExhibitors = (doorway: Doorway, base: Work, facts: ExhibitorFacts): void => {
  const work = { ...base, facts };
  mountRoutes(doorway, exhibitorsRoutes, work, exhibitorsHandlers);
  mountRoutes(doorway, exhibitorsBoothsRoutes, work, exhibitorsBoothsHandlers);
  mountRoutes(doorway, exhibitorsHallRoutes, work, hallHandlers);
  mountRoutes(doorway, exhibitorsConsoleRoutes, work, consoleHandlers);
};
