import {
  analyticsCardsRoutes,
  analyticsCountingRoutes,
  analyticsFiguresRoutes,
  analyticsReportsRoutes,
} from '@plenum/contract/features/analytics/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { cardsHandlers } from './cards/cards.routes.ts';
import { countingHandlers } from './counting/counting.routes.ts';
import { gatherViews } from './counting/counting.ts';
import { figuresHandlers } from './figures/figures.routes.ts';
import { reportsHandlers } from './reports/reports.routes.ts';

export { type Waiting } from './counting/counting.waiting.ts';
export { writeViews } from './counting/counting.write.ts';
export { forgetOldViews } from './counting/counting.forget.ts';

const writeEveryMs = 2_000;

export function mountAnalytics(doorway: Doorway, work: Work): void {
  const counting = gatherViews(work);
  const write = () =>
    counting.write().catch((error: unknown) => work.log.warn({ err: error }, 'views wait'));
  const stop = work.clock.every(writeEveryMs, () => void write());
  doorway.app.addHook('onClose', async () => {
    stop();
    await write();
  });
  mountRoutes(doorway, analyticsCountingRoutes, work, countingHandlers(counting));
  mountRoutes(doorway, analyticsFiguresRoutes, work, figuresHandlers);
  mountRoutes(doorway, analyticsReportsRoutes, work, reportsHandlers);
  mountRoutes(doorway, analyticsCardsRoutes, work, cardsHandlers);
}
