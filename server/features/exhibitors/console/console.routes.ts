import type { exhibitorsConsoleRoutes } from '@plenum/contract/features/exhibitors/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { answerAsk, readBoothAsks } from '../applications/applications.answer.ts';
import { readConsole } from './console.ts';
import { readVisitorDeeds } from './console.deeds.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { watchMedians } from '../hall/hall.medians.ts';
import { exportVisitors } from './console.visitors-csv.ts';
import { listVisitors } from './console.visitors.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export function consoleHandlers(work: ExhibitorsWork): Handlers<typeof exhibitorsConsoleRoutes> {
  const mediansOf = watchMedians(work);
  return {
    'GET /api/booths/:exhibitorId/asks': ({ person, received: { params } }) =>
      ok(readBoothAsks(work, person, params.exhibitorId)),
    'POST /api/booths/:exhibitorId/asks/:askId/answer': ({ person, received: { params, body } }) =>
      ok(answerAsk(work, person, params.exhibitorId, params.askId, body.text)),
    'GET /api/booths/:exhibitorId/console': ({ person, received: { params } }) =>
      ok(readConsole(work, mediansOf, person, params.exhibitorId)),
    'GET /api/booths/:exhibitorId/console/visitors': ({ person, received: { params, query } }) =>
      ok(listVisitors(work, person, params.exhibitorId, query.step)),
    'GET /api/booths/:exhibitorId/console/visitors/:personId': ({ person, received: { params } }) =>
      ok(readVisitorDeeds(work, person, params.exhibitorId, params.personId)),
    'GET /api/booths/:exhibitorId/console.csv': ({ person, received: { params } }) =>
      exportVisitors(work, person, params.exhibitorId),
  };
}
