import type { exhibitorsHallRoutes } from '@plenum/contract/features/exhibitors/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { askBooth, readMyAsks } from '../booths/booths.ask.ts';
import { readBoothPage } from '../visits/visits.booth-page.ts';
import { downloadDocument } from '../editor/editor.download.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { readHall, readStaffOnline } from './hall.ts';
import { changeSaved, readMyHall } from '../booths/booths.mine.ts';
import { watchStaff } from './hall.online.ts';
import { noteSeen, noteVisit } from '../visits/visits.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;
const noted = { status: 202, body: {} } as const;

export function hallHandlers(work: ExhibitorsWork): Handlers<typeof exhibitorsHallRoutes> {
  const staffHere = watchStaff(work);
  return {
    'GET /api/events/:eventId/hall': ({ person, received: { params } }) =>
      readHall(work, person, params.eventId),
    'GET /api/events/:eventId/hall/mine': ({ person, received: { params } }) =>
      ok(readMyHall(work, person, params.eventId)),
    'GET /api/events/:eventId/hall/online': ({ person, received: { params } }) =>
      ok(readStaffOnline(work, staffHere, person, params.eventId)),
    'POST /api/events/:eventId/hall/seen': async ({ person, received: { params, body } }) => {
      await noteSeen(work, person, params.eventId, body.ids);
      return noted;
    },
    'GET /api/events/:eventId/hall/:exhibitorId': ({ person, received: { params } }) =>
      ok(readBoothPage(work, staffHere, person, params.eventId, params.exhibitorId)),
    'POST /api/events/:eventId/hall/:exhibitorId/visit': async (call) => {
      const { params, body } = call.received;
      await noteVisit(work, call.person, params.eventId, params.exhibitorId, body.isFirst);
      return noted;
    },
    'PUT /api/events/:eventId/hall/:exhibitorId/saved': ({ person, received: { params } }) =>
      ok(changeSaved(work, person, params, true)),
    'DELETE /api/events/:eventId/hall/:exhibitorId/saved': ({ person, received: { params } }) =>
      ok(changeSaved(work, person, params, false)),
    'GET /api/events/:eventId/hall/:exhibitorId/documents/:documentId': (call) => {
      const { eventId, exhibitorId, documentId } = call.received.params;
      return downloadDocument(work, call.person, eventId, exhibitorId, documentId);
    },
    'GET /api/events/:eventId/hall/:exhibitorId/asks': ({ person, received: { params } }) =>
      ok(readMyAsks(work, person, params.eventId, params.exhibitorId)),
    'POST /api/events/:eventId/hall/:exhibitorId/asks': async (call) => {
      const { params, body } = call.received;
      const asks = await askBooth(work, call.person, params.eventId, params.exhibitorId, body);
      return { status: 201, body: asks };
    },
  };
}
